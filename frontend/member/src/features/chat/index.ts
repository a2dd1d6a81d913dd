export { ChatKeeper } from './components/ChatKeeper';
export { ChatScreen } from './components/ChatScreen';
export { ChatsScreen } from './components/ChatsScreen';
export { OpenChatScreen } from './components/OpenChatScreen';
export { ReceptionPanel } from './components/ReceptionPanel';
