export { ProfileScreen } from './components/ProfileScreen';
