export { ActivateDoneScreen as default } from '#member/features/activation';
