export { OrderScreen as default } from '#member/features/payments';
