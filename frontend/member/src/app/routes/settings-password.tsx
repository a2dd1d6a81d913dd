export { PasswordPanel as default } from '../../features/settings';
