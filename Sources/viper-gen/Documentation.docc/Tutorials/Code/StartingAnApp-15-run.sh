cd Shop
viper-gen check
