extension RejectedApp {
  /// What is wrong with the routes that links lead through.
  static let routes = [
    RejectedApp(
      value:
        #"{ "name": "A", "start": "Feed", "links": { "a/{id}": ["Feed", "openDetail(id)"], "/A/{x}/": ["Feed", "openDetail(x)"] } }"#,
      expected: #"""
        viper-gen.json:3:92: error: '/A/{x}/' matches the same URLs as 'a/{id}'
         3 |   "app": { "name": "A", "start": "Feed", "links": { "a/{id}": ["Feed", "openDetail(id)"], "/A/{x}/": ["Feed", "openDetail(x)"] } }
           |                                                                                            ^~~~~~~
           = help: delete one of the two links, or begin it with another word
        viper-gen.json:3:54: note: the first one
         3 |   "app": { "name": "A", "start": "Feed", "links": { "a/{id}": ["Feed", "openDetail(id)"], "/A/{x}/": ["Feed", "openDetail(x)"] } }
           |                                                      ^~~~~~

        """#),
    RejectedApp(
      value: #"{ "name": "A", "start": "Feed", "links": { "a": ["Feed", "openDetail"] } }"#,
      expected: #"""
        viper-gen.json:3:68: error: 'openDetail' is no call of a route with values of the link
         3 |   "app": { "name": "A", "start": "Feed", "links": { "a": ["Feed", "openDetail"] } }
           |                                                                    ^~~~~~~~~~
           = help: write "openDetail()", with the link's values in order: "openDetail(id)"

        """#),
    RejectedApp(
      value: #"{ "name": "A", "start": "Feed", "links": { "a": ["Feed", "openDetail(id: 0)"] } }"#,
      expected: #"""
        viper-gen.json:3:83: error: '0' is no value of the link
         3 |   "app": { "name": "A", "start": "Feed", "links": { "a": ["Feed", "openDetail(id: 0)"] } }
           |                                                                                   ^
           = help: put a value in braces into the link, "item/{id}", and hand that over; what never changes is a default value of the route's parameter

        """#),
    RejectedApp(
      value: #"{ "name": "A", "start": "Feed", "links": { "a": ["Detail"] } }"#,
      expected: #"""
        viper-gen.json:3:60: error: a link starts from what the app starts with, and not 'Detail'
         3 |   "app": { "name": "A", "start": "Feed", "links": { "a": ["Detail"] } }
           |                                                            ^~~~~~
           = help: begin with 'Feed', and lead on with its routes

        """#),
    RejectedApp(
      value: #"{ "name": "A", "start": "Feed", "links": { "{id}": ["Feed", "openDetial(id)"] } }"#,
      expected: #"""
        viper-gen.json:3:71: error: 'Feed' has no route 'openDetial'
         3 |   "app": { "name": "A", "start": "Feed", "links": { "{id}": ["Feed", "openDetial(id)"] } }
           |                                                                       ^~~~~~~~~~
           = help: did you mean 'openDetail'?

        """#),
    RejectedApp(
      value: #"{ "name": "A", "start": "Feed", "links": { "{id}": ["Feed", "show(id)"] } }"#,
      expected: #"""
        viper-gen.json:3:71: error: 'Feed' has no route 'show'
         3 |   "app": { "name": "A", "start": "Feed", "links": { "{id}": ["Feed", "show(id)"] } }
           |                                                                       ^~~~
           = help: its routes: openDetail, openDay, openName, leave, count, openAll, openSheet, openTab, stay

        """#),
    RejectedApp(
      value:
        #"{ "name": "A", "start": "Feed", "links": { "{id}": ["Feed", "openDetail(id)", "show(id)"] } }"#,
      expected: #"""
        viper-gen.json:3:89: error: 'Detail' has no route 'show'
         3 |   "app": { "name": "A", "start": "Feed", "links": { "{id}": ["Feed", "openDetail(id)", "show(id)"] } }
           |                                                                                         ^~~~
           = help: it has none

        """#),
    RejectedApp(
      value:
        #"{ "name": "A", "start": "Feed", "links": { "{id}/{name}": ["Feed", "openName(id, name)"] } }"#,
      expected: #"""
        viper-gen.json:3:87: error: 'id' goes to another parameter of 'openName(name:of:)' than the one called so
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
        viper-gen.json:3:68: error: 'openDetail(id:)' takes other values than these
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
        viper-gen.json:3:68: error: 'count()' is no route that a link can follow
         3 |   "app": { "name": "A", "start": "Feed", "links": { "a": ["Feed", "count()"] } }
           |                                                                    ^~~~~
           = help: use a method that returns nothing, and is neither generic, 'async' nor 'throws'

        """#),
    RejectedApp(
      value: #"{ "name": "A", "start": "Feed", "links": { "a": ["Feed", "leave()"] } }"#,
      expected: #"""
        viper-gen.json:3:68: error: 'leave' closes 'Feed', which no route of the link has opened
         3 |   "app": { "name": "A", "start": "Feed", "links": { "a": ["Feed", "leave()"] } }
           |                                                                    ^~~~~~~
           = help: end the link before it

        """#),
    RejectedApp(
      value: #"{ "name": "A", "start": "Feed", "links": { "a": ["Feed", "stay()", "stay()"] } }"#,
      expected: #"""
        viper-gen.json:3:68: error: 'stay' opens no module that the link could lead on from
         3 |   "app": { "name": "A", "start": "Feed", "links": { "a": ["Feed", "stay()", "stay()"] } }
           |                                                                    ^~~~~~
           = help: end the link here, or use a route of 'Feed' that has 'to'

        """#),
    RejectedApp(
      value:
        #"{ "name": "A", "start": "Feed", "links": { "a": ["Feed", "openSheet()", "openFeed()"] } }"#,
      expected: #"""
        viper-gen.json:3:83: error: 'openFeed' needs a stack, and 'Over' is in none here
         3 |   "app": { "name": "A", "start": "Feed", "links": { "a": ["Feed", "openSheet()", "openFeed()"] } }
           |                                                                                   ^~~~~~~~~~
           = help: open 'Over' in a stack of its own: "by": "presentInNavigation"

        """#),
    RejectedApp(
      value: #"{ "name": "A", "start": "Feed", "links": { "a": ["Feed", "openTab()"] } }"#,
      expected: #"""
        viper-gen.json:3:68: error: 'openTab' needs tabs, and the app has none
         3 |   "app": { "name": "A", "start": "Feed", "links": { "a": ["Feed", "openTab()"] } }
           |                                                                    ^~~~~~~~~
           = help: give the app 'tabs' in place of 'start'

        """#),
    RejectedApp(
      value:
        #"{ "name": "A", "tabs": ["Feed"], "links": { "a": ["Feed", "openSheet()", "openTab()"] } }"#,
      expected: #"""
        viper-gen.json:3:84: error: 'openTab' needs tabs, and 'Over' lies over them here
         3 |   "app": { "name": "A", "tabs": ["Feed"], "links": { "a": ["Feed", "openSheet()", "openTab()"] } }
           |                                                                                    ^~~~~~~~~
           = help: end the link before it

        """#),
    RejectedApp(
      value: #"{ "name": "A", "start": "Feed", "links": { "{id}": ["Feed", "openDetail(ids)"] } }"#,
      expected: #"""
        viper-gen.json:3:82: error: '{id}' has no value 'ids'
         3 |   "app": { "name": "A", "start": "Feed", "links": { "{id}": ["Feed", "openDetail(ids)"] } }
           |                                                                                  ^~~
           = help: did you mean 'id'?

        """#),
    RejectedApp(
      value: #"{ "name": "A", "start": "Feed", "links": { "{day}": ["Feed", "openDay(day)"] } }"#,
      expected: #"""
        viper-gen.json:3:80: error: nothing says how to read a 'Date' from a URL
         3 |   "app": { "name": "A", "start": "Feed", "links": { "{day}": ["Feed", "openDay(day)"] } }
           |                                                                                ^~~
           = help: write 'func readDate(_ text: String) -> Date?', and add "readers": {"Date": "readDate"}; known: Bool, Double, Int, String, URL, UUID
        Feed.viper.json:5:16: note: 'day' is of that type
         5 |     { "func": "openDay(_ day: Date)", "to": "Detail", "with": { "id": "1" } },
           |                ^~~~~~~~~~~~~~~~~~~~

        """#),
    RejectedApp(
      value: #"{ "name": "A", "start": "Feed", "links": { "{ids}": ["Feed", "openAll(ids)"] } }"#,
      expected: #"""
        viper-gen.json:3:80: error: nothing says how to read a '[Trip.ID]' from a URL
         3 |   "app": { "name": "A", "start": "Feed", "links": { "{ids}": ["Feed", "openAll(ids)"] } }
           |                                                                                ^~~
           = help: write 'func readTripID(_ text: String) -> [Trip.ID]?', and add "readers": {"[Trip.ID]": "readTripID"}; known: Bool, Double, Int, String, URL, UUID
        Feed.viper.json:9:16: note: 'ids' is of that type
         9 |     { "func": "openAll(_ ids: [Trip.ID]?)", "to": "Over" },
           |                ^~~~~~~~~~~~~~~~~~~~~~~~~~

        """#),
    RejectedApp(
      value:
        #"{ "name": "A", "start": "Feed", "links": { "{id}": ["Feed", "openName(id, of: id)"] } }"#,
      expected: #"""
        viper-gen.json:3:88: error: 'id' is of the type 'Int' here, and of 'String' before
         3 |   "app": { "name": "A", "start": "Feed", "links": { "{id}": ["Feed", "openName(id, of: id)"] } }
           |                                                                                        ^~
           = help: use two values: '{id}' and another one

        """#),
  ]
}
