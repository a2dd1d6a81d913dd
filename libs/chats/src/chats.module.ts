import { Global, Module } from '@nestjs/common';
import { AllowanceService } from './allowance.service.js';
import { ChatsRepository } from './chats.repository.js';
import { ClosingService } from './closing.service.js';
import { ReadingService } from './reading.service.js';
import { SendingService } from './sending.service.js';

@Global()
@Module({
  providers: [SendingService, ReadingService, ClosingService, AllowanceService, ChatsRepository],
  exports: [SendingService, ReadingService, ClosingService, AllowanceService],
})
export class ChatsModule {}
