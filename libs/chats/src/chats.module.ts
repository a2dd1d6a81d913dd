import { Global, Module } from '@nestjs/common';
import { Acquaintances } from '#media';
import { AllowanceService } from './allowance.service.js';
import { ChatAcquaintances } from './chat-acquaintances.js';
import { ChatsData } from './chats.data.js';
import { ChatsRepository } from './chats.repository.js';
import { ClosingService } from './closing.service.js';
import { Farewells } from './farewells.js';
import { GifSearch } from './gifs/gif-search.js';
import { MarksRepository } from './marks.repository.js';
import { MarksService } from './marks.service.js';
import { ReadingService } from './reading.service.js';
import { ReceptionService } from './reception.service.js';
import { ReconcilingService } from './reconciling.service.js';
import { RefusalsService } from './refusals.service.js';
import { SendingService } from './sending.service.js';

@Global()
@Module({
  providers: [
    SendingService,
    ReadingService,
    MarksService,
    ClosingService,
    AllowanceService,
    ReceptionService,
    ReconcilingService,
    RefusalsService,
    ChatsRepository,
    MarksRepository,
    ChatsData,
    Farewells,
    GifSearch,
    { provide: Acquaintances, useClass: ChatAcquaintances },
  ],
  exports: [
    GifSearch,
    SendingService,
    ReadingService,
    MarksService,
    ClosingService,
    AllowanceService,
    ReceptionService,
    ReconcilingService,
    Acquaintances,
  ],
})
export class ChatsModule {}
