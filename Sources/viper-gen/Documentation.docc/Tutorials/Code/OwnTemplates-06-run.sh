cd Login
viper-gen templates lint
