export { BlockedPanel as default } from '#member/features/blocking';
