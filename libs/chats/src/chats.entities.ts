import { ConversationEntity, ConversationMemberEntity } from './conversations/index.js';
import { ChatDriftEntity } from './reconciling/index.js';
import { FraudNoteEntity } from './fraud-notes/index.js';
import { InboxEntity, OpeningEntity } from './inboxes/index.js';
import { MessageEntity } from './messages/index.js';
import { GiftEntity, IcebreakerListEntity } from './catalogue/index.js';
import { ChatPhotoEntity } from './photos/index.js';

export const chatsEntities = [
  ConversationMemberEntity,
  ConversationEntity,
  ChatDriftEntity,
  FraudNoteEntity,
  InboxEntity,
  MessageEntity,
  OpeningEntity,
  ChatPhotoEntity,
  GiftEntity,
  IcebreakerListEntity,
];
