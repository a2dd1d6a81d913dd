export { ActivateDoneScreen, ActivateErrorScreen } from './components/ActivateScreens';
export { CompleteSignupScreen } from './components/CompleteSignupScreen';
