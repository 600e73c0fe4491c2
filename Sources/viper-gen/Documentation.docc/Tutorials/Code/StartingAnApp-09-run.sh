cd Shop
viper-gen generate
