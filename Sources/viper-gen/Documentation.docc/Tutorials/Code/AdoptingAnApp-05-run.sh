viper-gen adopt --dry-run
