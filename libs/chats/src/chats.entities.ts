import { ConversationMemberEntity } from './conversation-member.entity.js';
import { ConversationEntity } from './conversation.entity.js';
import { ChatDriftEntity } from './chat-drift.entity.js';
import { FraudNoteEntity } from './fraud-note.entity.js';
import { InboxEntity } from './inbox.entity.js';
import { MessageEntity } from './message.entity.js';
import { OpeningEntity } from './opening.entity.js';
import { GiftEntity } from './catalogue/gift.entity.js';
import { IcebreakerListEntity } from './catalogue/icebreaker-list.entity.js';
import { ChatPhotoEntity } from './photos/chat-photo.entity.js';

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
