export { SwipeScreen } from './components/SwipeScreen';
export { PassedScreen } from './components/PassedScreen';
