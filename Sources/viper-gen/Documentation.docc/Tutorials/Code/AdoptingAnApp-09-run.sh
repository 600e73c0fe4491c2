viper-gen check
