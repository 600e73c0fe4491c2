cd Login
viper-gen generate
