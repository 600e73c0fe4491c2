cd Shop
viper-gen new Item
viper-gen add input 'id: Int' --to Item
