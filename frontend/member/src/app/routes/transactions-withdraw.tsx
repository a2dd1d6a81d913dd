export { WithdrawalsScreen as default } from '#member/features/payments';
