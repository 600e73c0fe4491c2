cd Login
viper-gen check
