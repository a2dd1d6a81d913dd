export { SessionsPanel as default } from '#member/features/settings';
