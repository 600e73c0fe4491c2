{% if variable.isInout %}var{% else %}let{% endif %} {{ variable.declared }} = {{ variable.value }}
