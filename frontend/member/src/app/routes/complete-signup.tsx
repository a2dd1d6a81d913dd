export { CompleteSignupScreen as default } from '../../features/activation';
