cd Shop
viper-gen add service 'items: any ItemStore' --to Item
