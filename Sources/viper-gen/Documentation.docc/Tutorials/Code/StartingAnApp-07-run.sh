cd Shop
viper-gen new Settings
