export { CompleteSignupScreen as default } from '#member/features/activation';
