{# Where the module's own file lies: in the package's bundle, or in that of the app or framework. #}
#if SWIFT_PACKAGE
  let bundle = Bundle.module
#else
  let bundle = Bundle(for: {{ roles.view.name }}.self)
#endif
