/// {{ fixture.type }} with mocks around it.
@MainActor
private struct {{ fixture.name }} {
{% for mock in fixture.mocks %}
  let {{ mock.name }} = {{ mock.type }}()
{% endfor %}
  let {{ fixture.role }}: {{ fixture.type }}

  init() {
    {{ fixture.role }} = {{ fixture.type }}({{ fixture.arguments | join: ", " }})
{% for name in fixture.weak %}
    {{ fixture.role }}.{{ name }} = {{ name }}
{% endfor %}
  }
}
