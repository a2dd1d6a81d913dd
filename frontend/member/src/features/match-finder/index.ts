export { MatchFinderScreen } from './components/MatchFinderScreen';
