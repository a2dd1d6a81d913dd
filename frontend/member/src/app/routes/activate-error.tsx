export { ActivateErrorScreen as default } from '#member/features/activation';
