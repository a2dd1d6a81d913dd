export { OrdersScreen as default } from '#member/features/payments';
