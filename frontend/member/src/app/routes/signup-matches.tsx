export { SignupMatchesScreen as default } from '../../features/signup';
