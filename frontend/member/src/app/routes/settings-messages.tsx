export { ReceptionPanel as default } from '../../features/chat';
