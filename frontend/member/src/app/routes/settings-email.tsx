export { EmailPanel as default } from '#member/features/settings';
