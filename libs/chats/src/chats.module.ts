import { Global, Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { ConversationLookup } from '#media';
import { Acceptance, MessageHints, SendingBatches, SendingRepository, SendingService } from './sending/index.js';
import { AllowanceService, InboxesRepository, OpeningLimits, ReceptionService } from './inboxes/index.js';
import { GiftCatalogue, GiftEditing, GiftsRepository, IcebreakersRepository, IcebreakersService } from './catalogue/index.js';
import {
  ChatConversationLookup,
  ChatViews,
  FeedMarks,
  MarksRepository,
  MarksService,
  PartnerUpdates,
  ReadChecks,
  ReadingService,
  ReadMarks,
} from './reading/index.js';
import { ChatsData } from './chats.data.js';
import { ChatsRepository, ClosingService, RefusalsService } from './conversations/index.js';
import { FraudNotes, FraudNotesRepository } from './fraud-notes/index.js';
import { GifSearch } from './gifs/index.js';
import { ChatPhotosRepository, PhotoMessagesService } from './photos/index.js';
import {
  MessageRemovals,
  MessageRemovalsRepository,
  MessageTakedowns,
  MessageTakedownsRepository,
  TranscriptsRepository,
  TranscriptsService,
} from './transcripts/index.js';
import { ReconcilingRepository, ReconcilingService } from './reconciling/index.js';
import { chatsEntities } from './chats.entities.js';

@Global()
@Module({
  imports: [TypeOrmModule.forFeature(chatsEntities)],
  providers: [
    Acceptance,
    MessageHints,
    SendingService,
    PhotoMessagesService,
    ChatPhotosRepository,
    ReadingService,
    ReadMarks,
    ReadChecks,
    ChatViews,
    FeedMarks,
    MarksService,
    MessageRemovals,
    MessageRemovalsRepository,
    MessageTakedowns,
    MessageTakedownsRepository,
    ClosingService,
    AllowanceService,
    ReceptionService,
    OpeningLimits,
    ReconcilingService,
    RefusalsService,
    TranscriptsService,
    ChatsRepository,
    MarksRepository,
    InboxesRepository,
    SendingRepository,
    SendingBatches,
    TranscriptsRepository,
    ReconcilingRepository,
    ChatsData,
    PartnerUpdates,
    FraudNotes,
    FraudNotesRepository,
    GifSearch,
    GiftCatalogue,
    GiftEditing,
    GiftsRepository,
    IcebreakersRepository,
    IcebreakersService,
    { provide: ConversationLookup, useClass: ChatConversationLookup },
  ],
  exports: [
    FraudNotes,
    GifSearch,
    GiftCatalogue,
    GiftEditing,
    IcebreakersService,
    SendingService,
    PhotoMessagesService,
    ReadingService,
    ReadChecks,
    MarksService,
    MessageRemovals,
    MessageTakedowns,
    ClosingService,
    AllowanceService,
    ReceptionService,
    OpeningLimits,
    ReconcilingService,
    TranscriptsService,
    ConversationLookup,
  ],
})
export class ChatsModule {}
