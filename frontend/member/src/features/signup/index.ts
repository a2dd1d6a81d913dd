export { SignupMatchesScreen } from './components/SignupMatchesScreen';
export { SignupScreen } from './components/SignupScreen';
