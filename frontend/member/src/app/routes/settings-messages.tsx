export { ReceptionPanel as default } from '#member/features/chat';
