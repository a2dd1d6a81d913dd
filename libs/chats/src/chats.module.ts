import { Global, Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { ConversationLookup } from '#media';
import { Acceptance } from './acceptance.js';
import { AllowanceService } from './allowance.service.js';
import { GiftCatalogue } from './catalogue/gift-catalogue.service.js';
import { GiftEditing } from './catalogue/gift-editing.service.js';
import { GiftsRepository } from './catalogue/gifts.repository.js';
import { IcebreakersRepository } from './catalogue/icebreakers.repository.js';
import { IcebreakersService } from './catalogue/icebreakers.service.js';
import { ChatConversationLookup } from './conversation-lookup.js';
import { ChatsData } from './chats.data.js';
import { ChatsRepository } from './chats.repository.js';
import { ClosingService } from './closing.service.js';
import { PartnerUpdates } from './partner-updates.js';
import { FeedMarks } from './feed-marks.js';
import { FraudNotesRepository } from './fraud-notes.repository.js';
import { FraudNotes } from './fraud-notes.service.js';
import { GifSearch } from './gifs/gif-search.js';
import { InboxesRepository } from './inboxes.repository.js';
import { MarksRepository } from './marks.repository.js';
import { MarksService } from './marks.service.js';
import { ChatPhotosRepository } from './photos/chat-photos.repository.js';
import { MessageRemovalsRepository } from './message-removals.repository.js';
import { MessageRemovals } from './message-removals.service.js';
import { MessageTakedownsRepository } from './message-takedowns.repository.js';
import { MessageTakedowns } from './message-takedowns.service.js';
import { OpeningLimits } from './opening-limits.service.js';
import { PhotoMessagesService } from './photos/photo-messages.service.js';
import { ReadingService } from './reading.service.js';
import { ReceptionService } from './reception.service.js';
import { ReconcilingRepository } from './reconciling.repository.js';
import { ReconcilingService } from './reconciling.service.js';
import { RefusalsService } from './refusals.service.js';
import { SendingBatches } from './sending-batches.js';
import { SendingRepository } from './sending.repository.js';
import { SendingService } from './sending.service.js';
import { TranscriptsRepository } from './transcripts.repository.js';
import { TranscriptsService } from './transcripts.service.js';
import { chatsEntities } from './chats.entities.js';

@Global()
@Module({
  imports: [TypeOrmModule.forFeature(chatsEntities)],
  providers: [
    Acceptance,
    SendingService,
    PhotoMessagesService,
    ChatPhotosRepository,
    ReadingService,
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
