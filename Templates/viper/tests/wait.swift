{# Lets a task run until a mock was called. #}
await settle { {{ mocked.mock }}.{{ mocked.names.callCount }} == 1 }
