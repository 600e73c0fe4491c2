{# Lets a task run until a mock was called so often. #}
await settle { {{ mocked.mock }}.{{ mocked.names.callCount }} == {{ count }} }
