viper-gen add view-output 'didTapShare()' --to Feed
