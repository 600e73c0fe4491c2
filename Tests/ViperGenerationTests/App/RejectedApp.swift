import TestTools
import Testing

/// What is wrong with an app in a config, as the user sees it.
struct RejectedApp: Sendable, CustomTestStringConvertible {
  /// The key of the config.
  var key = "app"
  let value: String
  let expected: String
  var testDescription: String { value }

  static let all = starts + paths + routes

  static let starts = [
    RejectedApp(
      value: #"[]"#,
      expected: #"""
        viper-gen.json:3:10: error: 'app' is an object, found an array [invalid-type]
         3 |   "app": []
           |          ^~

        """#),
    RejectedApp(
      value: #"{ "name": "a b", "start": "Feed" }"#,
      expected: #"""
        viper-gen.json:3:21: error: 'a b' isn't a valid beginning for the names of Swift types [invalid-app-name]
         3 |   "app": { "name": "a b", "start": "Feed" }
           |                     ^~~
           = help: use "AB"

        """#),
    RejectedApp(
      value: #"{ "name": "A" }"#,
      expected: #"""
        viper-gen.json:3:10: error: the app has neither 'tabs' nor 'start' [invalid-app-start]
         3 |   "app": { "name": "A" }
           |          ^
           = help: add the first module as "start": "Login", or several modules as "tabs"

        """#),
    RejectedApp(
      value: #"{ "name": "A", "tabs": ["Feed"], "start": "Feed" }"#,
      expected: #"""
        viper-gen.json:3:10: error: the app has 'tabs' and 'start' [invalid-app-start]
         3 |   "app": { "name": "A", "tabs": ["Feed"], "start": "Feed" }
           |          ^
           = help: delete one of the two

        """#),
    RejectedApp(
      value: #"{ "name": "A", "tabs": [1] }"#,
      expected: #"""
        viper-gen.json:3:34: error: a tab is a module's name, or an object that names one, found a number [invalid-type]
         3 |   "app": { "name": "A", "tabs": [1] }
           |                                  ^

        """#),
    RejectedApp(
      value: #"{ "name": "A", "tabs": [{ "modul": "Feed" }] }"#,
      expected: #"""
        viper-gen.json:3:37: error: unknown key 'modul' [unknown-key]
         3 |   "app": { "name": "A", "tabs": [{ "modul": "Feed" }] }
           |                                     ^~~~~
           = help: did you mean 'module'?

        """#),
    RejectedApp(
      value: #"{ "name": "A", "tabs": ["Feed", "Feed"] }"#,
      expected: #"""
        viper-gen.json:3:43: error: 'Feed' is already a tab [duplicate-tab]
         3 |   "app": { "name": "A", "tabs": ["Feed", "Feed"] }
           |                                           ^~~~
           = help: delete one of the two tabs
        viper-gen.json:3:35: note: the first one
         3 |   "app": { "name": "A", "tabs": ["Feed", "Feed"] }
           |                                   ^~~~

        """#),
    RejectedApp(
      value: #"{ "name": "A", "start": "Fed" }"#,
      expected: #"""
        viper-gen.json:3:35: error: no spec of this project has the name 'Fed' [unknown-module]
         3 |   "app": { "name": "A", "start": "Fed" }
           |                                   ^~~
           = help: did you mean 'Feed'?

        """#),
    RejectedApp(
      value: #"{ "name": "A", "tabs": [{ "modul": "Feed" }], "links": { "a": ["Feed"] } }"#,
      expected: #"""
        viper-gen.json:3:37: error: unknown key 'modul' [unknown-key]
         3 |   "app": { "name": "A", "tabs": [{ "modul": "Feed" }], "links": { "a": ["Feed"] } }
           |                                     ^~~~~
           = help: did you mean 'module'?

        """#),
    RejectedApp(
      value: #"{ "name": "A", "start": 1, "links": { "a": ["Feed"] } }"#,
      expected: #"""
        viper-gen.json:3:34: error: 'start' takes a string, found a number [invalid-type]
         3 |   "app": { "name": "A", "start": 1, "links": { "a": ["Feed"] } }
           |                                  ^

        """#),
    RejectedApp(
      value: #"{ "name": "A", "tab": ["Feed"], "links": { "a": ["Feed"] } }"#,
      expected: #"""
        viper-gen.json:3:26: error: unknown key 'tab' [unknown-key]
         3 |   "app": { "name": "A", "tab": ["Feed"], "links": { "a": ["Feed"] } }
           |                          ^~~
           = help: did you mean 'tabs'?

        """#),
    RejectedApp(
      value: #"{ "name": "A", "start": "Detail" }"#,
      expected: #"""
        viper-gen.json:3:35: error: the app can't start with 'Detail', because it needs the input 'id' [missing-start-inputs]
         3 |   "app": { "name": "A", "start": "Detail" }
           |                                   ^~~~~~
           = help: add a default value in its spec, or start with a module that opens it

        """#),
    RejectedApp(
      value: #"{ "name": "A", "start": "Bare" }"#,
      expected: #"""
        viper-gen.json:3:35: error: the app can't start with 'Bare', because its spec leaves out the builder [missing-start-inputs]
         3 |   "app": { "name": "A", "start": "Bare" }
           |                                   ^~~~
           = help: delete "builder" from 'without' in its spec

        """#),
    RejectedApp(
      value: #"{ "name": "A", "start": "Shop" }"#,
      expected: #"""
        viper-gen.json:3:35: error: 'Shop' needs services, but no dependency container is configured [missing-container]
         3 |   "app": { "name": "A", "start": "Shop" }
           |                                   ^~~~
           = help: add the type that has all services: "container": "AppContainer"

        """#),
    RejectedApp(
      value: #"{ "name": "A", "start": "Plain" }"#,
      expected: #"""
        viper-gen.json:3:35: error: the app can't start with 'Plain': its pack doesn't support apps with 'none' [unsupported-app]
         3 |   "app": { "name": "A", "start": "Plain" }
           |                                   ^~~~~
           = help: change 'ui' in its spec to: 'uikit' or 'storyboard' or 'nib' or 'swiftui'

        """#),
    RejectedApp(
      value: #"{ "name": "shop", "start": "Feed" }"#,
      expected: #"""
        viper-gen.json:3:21: error: 'shop' isn't a valid beginning for the names of Swift types [invalid-app-name]
         3 |   "app": { "name": "shop", "start": "Feed" }
           |                     ^~~~
           = help: use "Shop"

        """#),
    RejectedApp(
      value:
        #"{ "name": "A", "tabs": ["Fed", "Feed"], "links": { "a": ["Fed"], "b": ["Detail"] } }"#,
      expected: #"""
        viper-gen.json:3:35: error: no spec of this project has the name 'Fed' [unknown-module]
         3 |   "app": { "name": "A", "tabs": ["Fed", "Feed"], "links": { "a": ["Fed"], "b": ["Detail"] } }
           |                                   ^~~
           = help: did you mean 'Feed'?

        """#),
    RejectedApp(
      value: #"{ "name": "Feed", "start": "Feed", "colour": 1 }"#,
      expected: #"""
        viper-gen.json:3:46: error: unknown key 'colour' [unknown-key]
         3 |   "app": { "name": "Feed", "start": "Feed", "colour": 1 }
           |                                              ^~~~~~
           = help: known keys: name, tabs, start, links

        """#),
  ]
}
