export { BlockDialog } from './components/BlockDialog';
export { BlockedPanel } from './components/BlockedPanel';
export { useGoneMembers } from './hooks/use-gone-members';
