export { ChatsScreen as default } from '#member/features/chat';
