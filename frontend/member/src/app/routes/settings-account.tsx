export { AccountPanel as default } from '../../features/settings';
