export { ChatsModule } from './chats.module.js';
export { SendingService, type MessageSender } from './sending/index.js';
export { PhotoMessagesService } from './photos/index.js';
export { ReadChecks, ReadingService, MarksService } from './reading/index.js';
export { ClosingService, type FeedMark } from './conversations/index.js';
export {
  MessageTakedowns,
  MessageRemovals,
  TranscriptsService,
  type TakenMessages,
  type Line,
  type PlacedLine,
  type Opening,
  type Place,
} from './transcripts/index.js';
export { FraudNotes } from './fraud-notes/index.js';
export {
  GiftCatalogue,
  pictureOf,
  GiftEditing,
  stateOf as giftStateOf,
  IcebreakersService,
  type GiftWish,
  type KnownGift,
} from './catalogue/index.js';
export { GifSearch } from './gifs/index.js';
export { AllowanceService, OpeningLimits, ReceptionService, type Allowance } from './inboxes/index.js';
export { ReconcilingService, type RecountPlace, type Drift } from './reconciling/index.js';
