export { TransparencyScreen } from './components/TransparencyScreen';
export { YearTables } from './components/YearTables';
