cd Shop
viper-gen add route 'openItem(id: Int)' --to Home --to-module Item
viper-gen add view-output 'didSelect(id: Int)' --to Home --forward router.openItem
