viper-gen new Login --package
