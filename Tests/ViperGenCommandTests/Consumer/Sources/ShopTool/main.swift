import Shop

print(type(of: DeskBuilder.build()), "and", type(of: PaymentBuilder.build(amount: 3)))
