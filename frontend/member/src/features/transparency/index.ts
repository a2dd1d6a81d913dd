export { TransparencyScreen } from './components/TransparencyScreen';
