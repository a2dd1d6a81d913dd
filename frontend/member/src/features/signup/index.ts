export { SignupDialog } from './components/SignupDialog';
export { SignupMatchesScreen } from './components/SignupMatchesScreen';
export { TownField } from './components/TownField';
export { TeaserScreen } from './components/TeaserScreen';
export { SignupScreen } from './components/SignupScreen';
