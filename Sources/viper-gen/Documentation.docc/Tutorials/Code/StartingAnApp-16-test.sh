cd Shop
swift test
