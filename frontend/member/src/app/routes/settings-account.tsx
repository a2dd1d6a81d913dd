export { AccountPanel as default } from '#member/features/settings';
