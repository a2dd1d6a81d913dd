export { ChatScreen as default } from '#member/features/chat';
