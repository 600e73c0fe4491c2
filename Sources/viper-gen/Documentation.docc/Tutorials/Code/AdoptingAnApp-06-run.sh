viper-gen adopt
