cd Login
viper-gen add view-output 'didTapHelp()' --to Login
