export { SignupMatchesScreen as default } from '#member/features/signup';
