export { OpenChatScreen as default } from '../../features/chat';
