{# The drawn body of a new app's first screens, in any pack. #}
{% assign values = "state." %}
{% if contract contains "viewModel" %}
{% assign values = "viewModel." %}
{% elif contract contains "presenter" %}
{% assign values = "presenter." %}
{% endif %}
{% for called in roles.view.calls %}
{% for member in called.members %}
{% if member.isMethod and member.name != "viewDidLoad" and member.name != "onViewAppear" %}
{% assign tap = called.receiver | append: "." | append: member.call %}
{% endif %}
{% endfor %}
{% endfor %}
{{ module.componentAccess }}var body: some View {
{% if module.inputs %}
  VStack {
    Text({{ values }}title)
    Button("Done") { {{ tap }} }
  }
  .navigationTitle({{ values }}title)
{% else %}
  List({{ values }}items, id: \.self) { item in
    Button(item) { {{ tap }} }
  }
  .navigationTitle({{ module.name | quote }})
{% endif %}
  {% include "swiftui/parts/lifeCycle.swift" %}
}
