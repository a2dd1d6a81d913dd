export { OwnProfileScreen, type TownInput } from './components/OwnProfileScreen';
export { PrivacyPanel } from './components/PrivacyPanel';
