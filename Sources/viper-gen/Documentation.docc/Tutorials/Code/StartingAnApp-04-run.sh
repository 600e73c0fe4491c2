cd Shop
viper-gen new Item --input 'id: Int'
