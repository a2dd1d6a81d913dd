export { SearchScreen } from './components/SearchScreen';
