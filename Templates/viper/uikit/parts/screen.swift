{% if module.ui == "storyboard" or module.ui == "nib" %}
// Set up the outlets here.
{% else %}
// Draw the screen here.
{% endif %}
