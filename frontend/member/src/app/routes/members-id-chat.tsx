export { OpenChatScreen as default } from '#member/features/chat';
