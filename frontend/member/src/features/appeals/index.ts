export { AppealScreen } from './components/AppealScreen';
export { DecisionsPanel } from './components/DecisionsPanel';
export { useSeeDecisions } from './hooks/use-decisions';
