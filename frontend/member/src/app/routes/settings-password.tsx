export { PasswordPanel as default } from '#member/features/settings';
