export { PrivacyPanel as default } from '../../features/own-profile';
