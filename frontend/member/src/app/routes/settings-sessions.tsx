export { SessionsPanel as default } from '../../features/settings';
