export { DisplayPanel as default } from '../../features/settings';
