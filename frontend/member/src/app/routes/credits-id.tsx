export { CheckoutScreen as default } from '#member/features/payments';
