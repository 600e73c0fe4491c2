extension RejectedApp {
  /// What is wrong with the routes that links lead through.
  static let routes = [
    RejectedApp(
      value:
        #"{ "name": "A", "start": "Feed", "links": { "a/{id}": ["Feed", "openDetail(id)"], "/A/{x}/": ["Feed", "openDetail(x)"] } }"#,
      expected: #"""
        viper-gen.json:3:92: error: '/A/{x}/' matches the same URLs as 'a/{id}' [duplicate-deep-link]
         3 |   "app": { "name": "A", "start": "Feed", "links": { "a/{id}": ["Feed", "openDetail(id)"], "/A/{x}/": ["Feed", "openDetail(x)"] } }
           |                                                                                            ^~~~~~~
           = help: delete one of the two deep links, or change the beginning of one
        viper-gen.json:3:54: note: the first one
         3 |   "app": { "name": "A", "start": "Feed", "links": { "a/{id}": ["Feed", "openDetail(id)"], "/A/{x}/": ["Feed", "openDetail(x)"] } }
           |                                                      ^~~~~~

        """#),
    RejectedApp(
      value: #"{ "name": "A", "start": "Feed", "links": { "a": ["Feed", "openDetail"] } }"#,
      expected: #"""
        viper-gen.json:3:68: error: 'openDetail' isn't a call of a route [invalid-deep-link-step]
         3 |   "app": { "name": "A", "start": "Feed", "links": { "a": ["Feed", "openDetail"] } }
           |                                                                    ^~~~~~~~~~
           = help: change it to "openDetail()", or "openDetail(id)" with the deep link's values in order

        """#),
    RejectedApp(
      value: #"{ "name": "A", "start": "Feed", "links": { "a": ["Feed", "openDetail(id: 0)"] } }"#,
      expected: #"""
        viper-gen.json:3:83: error: '0' isn't a value of the deep link [invalid-deep-link-step]
         3 |   "app": { "name": "A", "start": "Feed", "links": { "a": ["Feed", "openDetail(id: 0)"] } }
           |                                                                                   ^
           = help: add a placeholder to the deep link, as in "item/{id}", and pass its value; for a constant, give the route's parameter a default value

        """#),
    RejectedApp(
      value: #"{ "name": "A", "start": "Feed", "links": { "a": ["Detail"] } }"#,
      expected: #"""
        viper-gen.json:3:60: error: a deep link must begin with a tab or the start module, found 'Detail' [invalid-deep-link-start]
         3 |   "app": { "name": "A", "start": "Feed", "links": { "a": ["Detail"] } }
           |                                                            ^~~~~~
           = help: begin with 'Feed', and continue with its routes

        """#),
    RejectedApp(
      value: #"{ "name": "A", "start": "Feed", "links": { "{id}": ["Feed", "openDetial(id)"] } }"#,
      expected: #"""
        viper-gen.json:3:71: error: 'Feed' has no route 'openDetial' [unknown-route]
         3 |   "app": { "name": "A", "start": "Feed", "links": { "{id}": ["Feed", "openDetial(id)"] } }
           |                                                                       ^~~~~~~~~~
           = help: did you mean 'openDetail'?

        """#),
    RejectedApp(
      value: #"{ "name": "A", "start": "Feed", "links": { "{id}": ["Feed", "show(id)"] } }"#,
      expected: #"""
        viper-gen.json:3:71: error: 'Feed' has no route 'show' [unknown-route]
         3 |   "app": { "name": "A", "start": "Feed", "links": { "{id}": ["Feed", "show(id)"] } }
           |                                                                       ^~~~
           = help: its routes: openDetail, openDay, openName, leave, count, openAll, openSheet, openTab, stay

        """#),
    RejectedApp(
      value:
        #"{ "name": "A", "start": "Feed", "links": { "{id}": ["Feed", "openDetail(id)", "show(id)"] } }"#,
      expected: #"""
        viper-gen.json:3:89: error: 'Detail' has no route 'show' [unknown-route]
         3 |   "app": { "name": "A", "start": "Feed", "links": { "{id}": ["Feed", "openDetail(id)", "show(id)"] } }
           |                                                                                         ^~~~
           = help: it has no routes

        """#),
    RejectedApp(
      value:
        #"{ "name": "A", "start": "Feed", "links": { "{id}/{name}": ["Feed", "openName(id, name)"] } }"#,
      expected: #"""
        viper-gen.json:3:87: error: 'id' is at the position of another parameter of 'openName(name:of:)' [invalid-deep-link-arguments]
         3 |   "app": { "name": "A", "start": "Feed", "links": { "{id}/{name}": ["Feed", "openName(id, name)"] } }
           |                                                                                       ^~
           = help: write the values in this order: name, id
        Feed.viper.json:6:16: note: it is declared here
         6 |     { "func": "openName(name: String, of id: Int)", "to": "Detail" },
           |                ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~

        """#),
    RejectedApp(
      value: #"{ "name": "A", "start": "Feed", "links": { "a": ["Feed", "openDetail()"] } }"#,
      expected: #"""
        viper-gen.json:3:68: error: these values don't match the parameters of 'openDetail(id:)' [invalid-deep-link-arguments]
         3 |   "app": { "name": "A", "start": "Feed", "links": { "a": ["Feed", "openDetail()"] } }
           |                                                                    ^~~~~~~~~~~~
           = help: it takes id
        Feed.viper.json:4:16: note: it is declared here
         4 |     { "func": "openDetail(id: Int)", "to": "Detail" },
           |                ^~~~~~~~~~~~~~~~~~~

        """#),
    RejectedApp(
      value: #"{ "name": "A", "start": "Feed", "links": { "a": ["Feed", "count()"] } }"#,
      expected: #"""
        viper-gen.json:3:68: error: a deep link can't use the route 'count()' [unsupported-deep-link-route]
         3 |   "app": { "name": "A", "start": "Feed", "links": { "a": ["Feed", "count()"] } }
           |                                                                    ^~~~~
           = help: use a method without result that isn't generic, 'async' or 'throws'

        """#),
    RejectedApp(
      value: #"{ "name": "A", "start": "Feed", "links": { "a": ["Feed", "leave()"] } }"#,
      expected: #"""
        viper-gen.json:3:68: error: 'leave' closes 'Feed', but no route of the deep link opened it [invalid-deep-link-continuation]
         3 |   "app": { "name": "A", "start": "Feed", "links": { "a": ["Feed", "leave()"] } }
           |                                                                    ^~~~~~~
           = help: end the deep link before it

        """#),
    RejectedApp(
      value: #"{ "name": "A", "start": "Feed", "links": { "a": ["Feed", "stay()", "stay()"] } }"#,
      expected: #"""
        viper-gen.json:3:68: error: the deep link can't continue after 'stay', which doesn't open a module [invalid-deep-link-continuation]
         3 |   "app": { "name": "A", "start": "Feed", "links": { "a": ["Feed", "stay()", "stay()"] } }
           |                                                                    ^~~~~~
           = help: end the deep link here, or use a route of 'Feed' that has 'to'

        """#),
    RejectedApp(
      value:
        #"{ "name": "A", "start": "Feed", "links": { "a": ["Feed", "openSheet()", "openFeed()"] } }"#,
      expected: #"""
        viper-gen.json:3:83: error: 'openFeed' needs a navigation stack, but 'Over' isn't in one here [invalid-deep-link-continuation]
         3 |   "app": { "name": "A", "start": "Feed", "links": { "a": ["Feed", "openSheet()", "openFeed()"] } }
           |                                                                                   ^~~~~~~~~~
           = help: open 'Over' in a new navigation stack: "by": "presentInNavigation"

        """#),
    RejectedApp(
      value: #"{ "name": "A", "start": "Feed", "links": { "a": ["Feed", "openTab()"] } }"#,
      expected: #"""
        viper-gen.json:3:68: error: 'openTab' needs tabs, but the app has no tabs [invalid-deep-link-continuation]
         3 |   "app": { "name": "A", "start": "Feed", "links": { "a": ["Feed", "openTab()"] } }
           |                                                                    ^~~~~~~~~
           = help: in the config's 'app', use 'tabs' instead of 'start'

        """#),
    RejectedApp(
      value:
        #"{ "name": "A", "tabs": ["Feed"], "links": { "a": ["Feed", "openSheet()", "openTab()"] } }"#,
      expected: #"""
        viper-gen.json:3:84: error: 'openTab' needs tabs, but 'Over' covers them here [invalid-deep-link-continuation]
         3 |   "app": { "name": "A", "tabs": ["Feed"], "links": { "a": ["Feed", "openSheet()", "openTab()"] } }
           |                                                                                    ^~~~~~~~~
           = help: end the deep link before it

        """#),
    RejectedApp(
      value: #"{ "name": "A", "start": "Feed", "links": { "{id}": ["Feed", "openDetail(ids)"] } }"#,
      expected: #"""
        viper-gen.json:3:82: error: the deep link '{id}' has no value 'ids' [unknown-placeholder]
         3 |   "app": { "name": "A", "start": "Feed", "links": { "{id}": ["Feed", "openDetail(ids)"] } }
           |                                                                                  ^~~
           = help: did you mean 'id'?

        """#),
    RejectedApp(
      value: #"{ "name": "A", "start": "Feed", "links": { "{day}": ["Feed", "openDay(day)"] } }"#,
      expected: #"""
        viper-gen.json:3:80: error: no reader converts a URL's text to 'Date' [missing-reader]
         3 |   "app": { "name": "A", "start": "Feed", "links": { "{day}": ["Feed", "openDay(day)"] } }
           |                                                                                ^~~
           = help: write 'func readDate(_ text: String) -> Date?' and add "readers": {"Date": "readDate"}; known: Bool, Double, Int, String, URL, UUID
        Feed.viper.json:5:16: note: 'day' has this type
         5 |     { "func": "openDay(_ day: Date)", "to": "Detail", "with": { "id": "1" } },
           |                ^~~~~~~~~~~~~~~~~~~~

        """#),
    RejectedApp(
      value: #"{ "name": "A", "start": "Feed", "links": { "{ids}": ["Feed", "openAll(ids)"] } }"#,
      expected: #"""
        viper-gen.json:3:80: error: no reader converts a URL's text to '[Trip.ID]' [missing-reader]
         3 |   "app": { "name": "A", "start": "Feed", "links": { "{ids}": ["Feed", "openAll(ids)"] } }
           |                                                                                ^~~
           = help: write 'func readTripID(_ text: String) -> [Trip.ID]?' and add "readers": {"[Trip.ID]": "readTripID"}; known: Bool, Double, Int, String, URL, UUID
        Feed.viper.json:9:16: note: 'ids' has this type
         9 |     { "func": "openAll(_ ids: [Trip.ID]?)", "to": "Over" },
           |                ^~~~~~~~~~~~~~~~~~~~~~~~~~

        """#),
    RejectedApp(
      value:
        #"{ "name": "A", "start": "Feed", "links": { "{id}": ["Feed", "openName(id, of: id)"] } }"#,
      expected: #"""
        viper-gen.json:3:88: error: 'id' has the type 'Int' here, but 'String' before [conflicting-placeholder-types]
         3 |   "app": { "name": "A", "start": "Feed", "links": { "{id}": ["Feed", "openName(id, of: id)"] } }
           |                                                                                        ^~
           = help: use two placeholders: '{id}' and another one

        """#),
  ]
}
