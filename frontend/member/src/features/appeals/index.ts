export { AppealScreen } from './components/AppealScreen';
