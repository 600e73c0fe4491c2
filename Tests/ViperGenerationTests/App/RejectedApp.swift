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
        viper-gen.json:3:10: error: 'app' is an object, found an array
         3 |   "app": []
           |          ^~

        """#),
    RejectedApp(
      value: #"{ "name": "a b", "start": "Feed" }"#,
      expected: #"""
        viper-gen.json:3:21: error: 'a b' can't begin the names of Swift types
         3 |   "app": { "name": "a b", "start": "Feed" }
           |                     ^~~
           = help: use "AB"

        """#),
    RejectedApp(
      value: #"{ "name": "A" }"#,
      expected: #"""
        viper-gen.json:3:10: error: the app has neither 'tabs' nor 'start'
         3 |   "app": { "name": "A" }
           |          ^
           = help: name the module that it starts with: "start": "Login", or several as "tabs"

        """#),
    RejectedApp(
      value: #"{ "name": "A", "tabs": ["Feed"], "start": "Feed" }"#,
      expected: #"""
        viper-gen.json:3:10: error: the app has 'tabs' and 'start'
         3 |   "app": { "name": "A", "tabs": ["Feed"], "start": "Feed" }
           |          ^
           = help: delete one of the two

        """#),
    RejectedApp(
      value: #"{ "name": "A", "tabs": [1] }"#,
      expected: #"""
        viper-gen.json:3:34: error: a tab is a module's name, or an object that names one, found a number
         3 |   "app": { "name": "A", "tabs": [1] }
           |                                  ^

        """#),
    RejectedApp(
      value: #"{ "name": "A", "tabs": [{ "modul": "Feed" }] }"#,
      expected: #"""
        viper-gen.json:3:37: error: unknown key 'modul'
         3 |   "app": { "name": "A", "tabs": [{ "modul": "Feed" }] }
           |                                     ^~~~~
           = help: did you mean 'module'?

        """#),
    RejectedApp(
      value: #"{ "name": "A", "tabs": ["Feed", "Feed"] }"#,
      expected: #"""
        viper-gen.json:3:43: error: 'Feed' is a tab already
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
        viper-gen.json:3:35: error: no spec of this project is called 'Fed'
         3 |   "app": { "name": "A", "start": "Fed" }
           |                                   ^~~
           = help: did you mean 'Feed'?

        """#),
    RejectedApp(
      value: #"{ "name": "A", "tabs": [{ "modul": "Feed" }], "links": { "a": ["Feed"] } }"#,
      expected: #"""
        viper-gen.json:3:37: error: unknown key 'modul'
         3 |   "app": { "name": "A", "tabs": [{ "modul": "Feed" }], "links": { "a": ["Feed"] } }
           |                                     ^~~~~
           = help: did you mean 'module'?

        """#),
    RejectedApp(
      value: #"{ "name": "A", "start": 1, "links": { "a": ["Feed"] } }"#,
      expected: #"""
        viper-gen.json:3:34: error: 'start' takes a string, found a number
         3 |   "app": { "name": "A", "start": 1, "links": { "a": ["Feed"] } }
           |                                  ^

        """#),
    RejectedApp(
      value: #"{ "name": "A", "tab": ["Feed"], "links": { "a": ["Feed"] } }"#,
      expected: #"""
        viper-gen.json:3:26: error: unknown key 'tab'
         3 |   "app": { "name": "A", "tab": ["Feed"], "links": { "a": ["Feed"] } }
           |                          ^~~
           = help: did you mean 'tabs'?

        """#),
    RejectedApp(
      value: #"{ "name": "A", "start": "Detail" }"#,
      expected: #"""
        viper-gen.json:3:35: error: the app can't start with 'Detail', which needs the input 'id'
         3 |   "app": { "name": "A", "start": "Detail" }
           |                                   ^~~~~~
           = help: give what it needs a default value in its spec, or start with a module that opens it

        """#),
    RejectedApp(
      value: #"{ "name": "A", "start": "Bare" }"#,
      expected: #"""
        viper-gen.json:3:35: error: the app can't start with 'Bare', which has no builder
         3 |   "app": { "name": "A", "start": "Bare" }
           |                                   ^~~~
           = help: delete the builder from 'without' of its spec

        """#),
    RejectedApp(
      value: #"{ "name": "A", "start": "Shop" }"#,
      expected: #"""
        viper-gen.json:3:35: error: nothing gives 'Shop' its services as the app starts
         3 |   "app": { "name": "A", "start": "Shop" }
           |                                   ^~~~
           = help: name the type that has all services: "container": "AppContainer"

        """#),
    RejectedApp(
      value: #"{ "name": "A", "start": "Plain" }"#,
      expected: #"""
        viper-gen.json:3:35: error: 'Plain' is made for 'none', and its pack starts no app with that
         3 |   "app": { "name": "A", "start": "Plain" }
           |                                   ^~~~~
           = help: give its spec another 'ui': 'uikit' or 'storyboard' or 'nib' or 'swiftui'

        """#),
    RejectedApp(
      value: #"{ "name": "shop", "start": "Feed" }"#,
      expected: #"""
        viper-gen.json:3:21: error: 'shop' can't begin the names of Swift types
         3 |   "app": { "name": "shop", "start": "Feed" }
           |                     ^~~~
           = help: use "Shop"

        """#),
    RejectedApp(
      value:
        #"{ "name": "A", "tabs": ["Fed", "Feed"], "links": { "a": ["Fed"], "b": ["Detail"] } }"#,
      expected: #"""
        viper-gen.json:3:35: error: no spec of this project is called 'Fed'
         3 |   "app": { "name": "A", "tabs": ["Fed", "Feed"], "links": { "a": ["Fed"], "b": ["Detail"] } }
           |                                   ^~~
           = help: did you mean 'Feed'?

        """#),
    RejectedApp(
      value: #"{ "name": "Feed", "start": "Feed", "colour": 1 }"#,
      expected: #"""
        viper-gen.json:3:46: error: unknown key 'colour'
         3 |   "app": { "name": "Feed", "start": "Feed", "colour": 1 }
           |                                              ^~~~~~
           = help: known keys: name, tabs, start, links

        """#),
  ]
}
