export { SignupDialog } from './components/SignupDialog';
export { SignupMatchesScreen } from './components/SignupMatchesScreen';
export { SignupScreen } from './components/SignupScreen';
