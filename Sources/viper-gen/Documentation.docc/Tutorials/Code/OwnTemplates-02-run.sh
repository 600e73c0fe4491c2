cd Login
viper-gen templates eject viper Presenter.swift --into Templates/ours
