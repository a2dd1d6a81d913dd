export { BlockDialog } from './components/BlockDialog';
export { BlockedPanel } from './components/BlockedPanel';
