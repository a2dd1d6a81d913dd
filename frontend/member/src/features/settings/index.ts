export { AccountPanel } from './components/AccountPanel';
export { DisplayPanel } from './components/DisplayPanel';
