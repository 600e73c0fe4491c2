extension RejectedApp {
  /// What is wrong with the paths of links, and with readers.
  static let paths = [
    RejectedApp(
      value: #"{ "name": "A", "start": "Feed", "links": { "a": "Feed" } }"#,
      expected: #"""
        viper-gen.json:3:58: error: a link takes an array: a module, and the routes that lead on from it, found a string
         3 |   "app": { "name": "A", "start": "Feed", "links": { "a": "Feed" } }
           |                                                          ^~~~~~
           = help: put it in brackets: ["Feed"]

        """#),
    RejectedApp(
      value: #"{ "name": "A", "start": "Feed", "links": { "a": [] } }"#,
      expected: #"""
        viper-gen.json:3:58: error: the link leads nowhere
         3 |   "app": { "name": "A", "start": "Feed", "links": { "a": [] } }
           |                                                          ^~
           = help: name a tab, or what the app starts with, and then the routes that lead on from there

        """#),
    RejectedApp(
      value: #"{ "name": "A", "start": "Feed", "links": { "a": [1] } }"#,
      expected: #"""
        viper-gen.json:3:59: error: a link leads through the name of a module, and routes, found a number
         3 |   "app": { "name": "A", "start": "Feed", "links": { "a": [1] } }
           |                                                           ^

        """#),
    RejectedApp(
      value: #"{ "name": "A", "start": "Feed", "links": { "a%20b": ["Feed"] } }"#,
      expected: #"""
        viper-gen.json:3:55: error: a link is written as it reads, without '%' and '#'
         3 |   "app": { "name": "A", "start": "Feed", "links": { "a%20b": ["Feed"] } }
           |                                                       ^
           = help: write 'my item' for 'my%20item'; what follows a '#' in a URL counts for no link

        """#),
    RejectedApp(
      value: #"{ "name": "A", "start": "Feed", "links": { "x://a": ["Feed"] } }"#,
      expected: #"""
        viper-gen.json:3:54: error: a link is a path, and any scheme and web host may stand before it
         3 |   "app": { "name": "A", "start": "Feed", "links": { "x://a": ["Feed"] } }
           |                                                      ^~~~~
           = help: write "item/{id}" for "shop://item/{id}"

        """#),
    RejectedApp(
      value: #"{ "name": "A", "start": "Feed", "links": { "a//b": ["Feed"] } }"#,
      expected: #"""
        viper-gen.json:3:54: error: two slashes follow each other in the link
         3 |   "app": { "name": "A", "start": "Feed", "links": { "a//b": ["Feed"] } }
           |                                                      ^~~~
           = help: delete one of the two

        """#),
    RejectedApp(
      value: #"{ "name": "A", "start": "Feed", "links": { "a-{id}": ["Feed"] } }"#,
      expected: #"""
        viper-gen.json:3:54: error: 'a-{id}' is no value in braces
         3 |   "app": { "name": "A", "start": "Feed", "links": { "a-{id}": ["Feed"] } }
           |                                                      ^~~~~~
           = help: write a value as '{id}', and as a whole part of the path or of a query item

        """#),
    RejectedApp(
      value: #"{ "name": "A", "start": "Feed", "links": { "{a b}": ["Feed"] } }"#,
      expected: #"""
        viper-gen.json:3:54: error: 'a b' can't be the name of a value
         3 |   "app": { "name": "A", "start": "Feed", "links": { "{a b}": ["Feed"] } }
           |                                                      ^~~~~
           = help: use '{aB}'

        """#),
    RejectedApp(
      value: #"{ "name": "A", "start": "Feed", "links": { "{FeedView}": ["Feed"] } }"#,
      expected: #"""
        viper-gen.json:3:54: error: 'FeedView' can't be the name of a value
         3 |   "app": { "name": "A", "start": "Feed", "links": { "{FeedView}": ["Feed"] } }
           |                                                      ^~~~~~~~~~
           = help: use '{feedView}'

        """#),
    RejectedApp(
      value: #"{ "name": "A", "start": "Feed", "links": { "a?q={x}&q={y}": ["Feed"] } }"#,
      expected: #"""
        viper-gen.json:3:62: error: the query item 'q' stands twice in the link
         3 |   "app": { "name": "A", "start": "Feed", "links": { "a?q={x}&q={y}": ["Feed"] } }
           |                                                              ^~~~~
           = help: give one of the two another key

        """#),
    RejectedApp(
      value: #"{ "name": "A", "start": "Feed", "links": { "{}": ["Feed"] } }"#,
      expected: #"""
        viper-gen.json:3:54: error: '' can't be the name of a value
         3 |   "app": { "name": "A", "start": "Feed", "links": { "{}": ["Feed"] } }
           |                                                      ^~
           = help: use a name such as '{id}'

        """#),
    RejectedApp(
      value: #"{ "name": "A", "start": "Feed", "links": { "a?{id}": ["Feed"] } }"#,
      expected: #"""
        viper-gen.json:3:56: error: '{id}' is no query item with a value
         3 |   "app": { "name": "A", "start": "Feed", "links": { "a?{id}": ["Feed"] } }
           |                                                        ^~~~
           = help: write 'id={id}'

        """#),
    RejectedApp(
      value: #"{ "name": "A", "start": "Feed", "links": { "{id}/{id}": ["Feed"] } }"#,
      expected: #"""
        viper-gen.json:3:59: error: 'id' stands twice in the link
         3 |   "app": { "name": "A", "start": "Feed", "links": { "{id}/{id}": ["Feed"] } }
           |                                                           ^~~~
           = help: give one of the two another name

        """#),
    RejectedApp(
      value: #"{ "name": "A", "start": "Feed", "links": { "{id}": ["Feed"] } }"#,
      expected: #"""
        viper-gen.json:3:54: error: no route takes the value 'id'
         3 |   "app": { "name": "A", "start": "Feed", "links": { "{id}": ["Feed"] } }
           |                                                      ^~~~
           = help: hand it to a route: "open(id)", or delete it

        """#),
    RejectedApp(
      key: "readers", value: #"{ "Date": 1 }"#,
      expected: #"""
        viper-gen.json:3:24: error: a reader is a Swift function that makes a value of a String, found a number
         3 |   "readers": { "Date": 1 }
           |                        ^

        """#),
    RejectedApp(
      key: "readers", value: #"{ "Date": "a, b" }"#,
      expected: #"""
        viper-gen.json:3:25: error: a reader is one Swift expression
         3 |   "readers": { "Date": "a, b" }
           |                         ^~~~
           = help: write a function that makes a value of a String, such as "Trip.ID.init"

        """#),
    RejectedApp(
      key: "readers", value: #"{ "Array<Int>": "a", "[Int]": "b" }"#,
      expected: #"""
        viper-gen.json:3:36: error: '[Int]' is the type 'Array<Int>', which has a reader
         3 |   "readers": { "Array<Int>": "a", "[Int]": "b" }
           |                                    ^~~~~
           = help: delete one of the two readers
        viper-gen.json:3:17: note: the first one
         3 |   "readers": { "Array<Int>": "a", "[Int]": "b" }
           |                 ^~~~~~~~~~

        """#),
    RejectedApp(
      key: "readers", value: #"{ "Date": "(" }"#,
      expected: #"""
        viper-gen.json:3:25: error: this bracket or quote has no other half
         3 |   "readers": { "Date": "(" }
           |                         ^
           = help: close it, or delete it

        """#),
  ]
}
