export { BankAccountScreen } from './components/BankAccountScreen';
export { BuyScreen } from './components/BuyScreen';
export { CheckoutScreen } from './components/CheckoutScreen';
export { OrderScreen } from './components/OrderScreen';
export { OrdersScreen } from './components/OrdersScreen';
export { SpendingPanel } from './components/SpendingPanel';
export { WithdrawalsScreen } from './components/WithdrawalsScreen';
export { WithdrawScreen } from './components/WithdrawScreen';
