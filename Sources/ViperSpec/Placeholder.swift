import ViperText
