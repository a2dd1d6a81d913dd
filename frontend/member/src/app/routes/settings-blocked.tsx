export { BlockedPanel as default } from '../../features/blocking';
