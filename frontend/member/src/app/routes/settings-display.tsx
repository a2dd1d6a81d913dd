export { DisplayPanel as default } from '#member/features/settings';
