viper-gen new --app Shop
