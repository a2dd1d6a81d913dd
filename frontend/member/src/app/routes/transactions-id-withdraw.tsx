export { WithdrawScreen as default } from '#member/features/payments';
