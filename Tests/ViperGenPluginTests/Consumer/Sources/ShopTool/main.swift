import Shop

let payment = PaymentBuilder.build(amount: 3)
print(payment.presenter.summary())
print(type(of: DeskBuilder.build()))
