export { EmailPanel as default } from '../../features/settings';
