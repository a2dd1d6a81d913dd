export { SpendingPanel as default } from '#member/features/payments';
