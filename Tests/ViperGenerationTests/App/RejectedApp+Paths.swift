extension RejectedApp {
  /// What is wrong with the paths of links, and with readers.
  static let paths = [
    RejectedApp(
      value: #"{ "name": "A", "start": "Feed", "links": { "a": "Feed" } }"#,
      expected: #"""
        viper-gen.json:3:58: error: a deep link takes an array with a module and routes, found a string [invalid-type]
         3 |   "app": { "name": "A", "start": "Feed", "links": { "a": "Feed" } }
           |                                                          ^~~~~~
           = help: put it in brackets: ["Feed"]

        """#),
    RejectedApp(
      value: #"{ "name": "A", "start": "Feed", "links": { "a": [] } }"#,
      expected: #"""
        viper-gen.json:3:58: error: the deep link has no destination [invalid-deep-link]
         3 |   "app": { "name": "A", "start": "Feed", "links": { "a": [] } }
           |                                                          ^~
           = help: name a tab or the start module first, and then the routes to the screen

        """#),
    RejectedApp(
      value: #"{ "name": "A", "start": "Feed", "links": { "a": [1] } }"#,
      expected: #"""
        viper-gen.json:3:59: error: a deep link takes the name of a module, and routes, found a number [invalid-type]
         3 |   "app": { "name": "A", "start": "Feed", "links": { "a": [1] } }
           |                                                           ^

        """#),
    RejectedApp(
      value: #"{ "name": "A", "start": "Feed", "links": { "a%20b": ["Feed"] } }"#,
      expected: #"""
        viper-gen.json:3:55: error: a deep link can't contain '%' or '#' [invalid-deep-link]
         3 |   "app": { "name": "A", "start": "Feed", "links": { "a%20b": ["Feed"] } }
           |                                                       ^
           = help: write 'my item' for 'my%20item'; the part of a URL after '#' is ignored

        """#),
    RejectedApp(
      value: #"{ "name": "A", "start": "Feed", "links": { "x://a": ["Feed"] } }"#,
      expected: #"""
        viper-gen.json:3:54: error: a deep link is a path without scheme and host [invalid-deep-link]
         3 |   "app": { "name": "A", "start": "Feed", "links": { "x://a": ["Feed"] } }
           |                                                      ^~~~~
           = help: change it to "item/{id}" for "shop://item/{id}"

        """#),
    RejectedApp(
      value: #"{ "name": "A", "start": "Feed", "links": { "a//b": ["Feed"] } }"#,
      expected: #"""
        viper-gen.json:3:54: error: the deep link contains '//' [invalid-deep-link]
         3 |   "app": { "name": "A", "start": "Feed", "links": { "a//b": ["Feed"] } }
           |                                                      ^~~~
           = help: delete one of the two

        """#),
    RejectedApp(
      value: #"{ "name": "A", "start": "Feed", "links": { "a-{id}": ["Feed"] } }"#,
      expected: #"""
        viper-gen.json:3:54: error: 'a-{id}' isn't a valid placeholder [invalid-deep-link]
         3 |   "app": { "name": "A", "start": "Feed", "links": { "a-{id}": ["Feed"] } }
           |                                                      ^~~~~~
           = help: use a placeholder such as '{id}' for a whole path component or query value

        """#),
    RejectedApp(
      value: #"{ "name": "A", "start": "Feed", "links": { "{a b}": ["Feed"] } }"#,
      expected: #"""
        viper-gen.json:3:54: error: 'a b' isn't a valid name for a placeholder [invalid-deep-link]
         3 |   "app": { "name": "A", "start": "Feed", "links": { "{a b}": ["Feed"] } }
           |                                                      ^~~~~
           = help: use '{aB}'

        """#),
    RejectedApp(
      value: #"{ "name": "A", "start": "Feed", "links": { "{FeedView}": ["Feed"] } }"#,
      expected: #"""
        viper-gen.json:3:54: error: 'FeedView' isn't a valid name for a placeholder [invalid-deep-link]
         3 |   "app": { "name": "A", "start": "Feed", "links": { "{FeedView}": ["Feed"] } }
           |                                                      ^~~~~~~~~~
           = help: use '{feedView}'

        """#),
    RejectedApp(
      value: #"{ "name": "A", "start": "Feed", "links": { "a?q={x}&q={y}": ["Feed"] } }"#,
      expected: #"""
        viper-gen.json:3:62: error: the query item 'q' appears twice in the deep link [invalid-deep-link]
         3 |   "app": { "name": "A", "start": "Feed", "links": { "a?q={x}&q={y}": ["Feed"] } }
           |                                                              ^~~~~
           = help: change the key of one of the two

        """#),
    RejectedApp(
      value: #"{ "name": "A", "start": "Feed", "links": { "{}": ["Feed"] } }"#,
      expected: #"""
        viper-gen.json:3:54: error: '' isn't a valid name for a placeholder [invalid-deep-link]
         3 |   "app": { "name": "A", "start": "Feed", "links": { "{}": ["Feed"] } }
           |                                                      ^~
           = help: use a name such as '{id}'

        """#),
    RejectedApp(
      value: #"{ "name": "A", "start": "Feed", "links": { "a?{id}": ["Feed"] } }"#,
      expected: #"""
        viper-gen.json:3:56: error: '{id}' isn't a valid query item [invalid-deep-link]
         3 |   "app": { "name": "A", "start": "Feed", "links": { "a?{id}": ["Feed"] } }
           |                                                        ^~~~
           = help: write 'id={id}'

        """#),
    RejectedApp(
      value: #"{ "name": "A", "start": "Feed", "links": { "{id}/{id}": ["Feed"] } }"#,
      expected: #"""
        viper-gen.json:3:59: error: 'id' appears twice in the deep link [invalid-deep-link]
         3 |   "app": { "name": "A", "start": "Feed", "links": { "{id}/{id}": ["Feed"] } }
           |                                                           ^~~~
           = help: rename one of the two

        """#),
    RejectedApp(
      value: #"{ "name": "A", "start": "Feed", "links": { "{id}": ["Feed"] } }"#,
      expected: #"""
        viper-gen.json:3:54: error: the value 'id' isn't passed to a route [unused-placeholder]
         3 |   "app": { "name": "A", "start": "Feed", "links": { "{id}": ["Feed"] } }
           |                                                      ^~~~
           = help: pass it to a route, as in "open(id)", or delete it

        """#),
    RejectedApp(
      key: "readers", value: #"{ "Date": 1 }"#,
      expected: #"""
        viper-gen.json:3:24: error: a reader takes a Swift function that converts a String, found a number [invalid-type]
         3 |   "readers": { "Date": 1 }
           |                        ^

        """#),
    RejectedApp(
      key: "readers", value: #"{ "Date": "a, b" }"#,
      expected: #"""
        viper-gen.json:3:25: error: a reader must be a single Swift expression [invalid-reader]
         3 |   "readers": { "Date": "a, b" }
           |                         ^~~~
           = help: use a function that converts a String to the type, such as "Trip.ID.init"

        """#),
    RejectedApp(
      key: "readers", value: #"{ "Array<Int>": "a", "[Int]": "b" }"#,
      expected: #"""
        viper-gen.json:3:36: error: the type '[Int]' already has a reader, as 'Array<Int>' [duplicate-reader]
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
        viper-gen.json:3:25: error: this bracket or quote isn't closed [missing-bracket]
         3 |   "readers": { "Date": "(" }
           |                         ^
           = help: close it, or delete it

        """#),
  ]
}
