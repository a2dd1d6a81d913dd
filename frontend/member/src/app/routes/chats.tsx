export { ChatsScreen as default } from '../../features/chat';
