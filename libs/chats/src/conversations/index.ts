export { ChatsRepository, type ChatRow, type FeedMark } from './chats.repository.js';
export { nameOnly, toChatView, toMessageView, toReadMessage } from './chats.views.js';
export { ClosingService } from './closing.service.js';
export { ConversationMemberEntity } from './conversation-member.entity.js';
export { ConversationEntity } from './conversation.entity.js';
export { RefusalsService } from './refusals.service.js';
