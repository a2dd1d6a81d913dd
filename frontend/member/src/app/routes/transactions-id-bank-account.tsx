export { BankAccountScreen as default } from '#member/features/payments';
