export { ChatsModule } from './chats.module.js';
export { SendingService, type Sender } from './sending.service.js';
export { ReadingService, type FeedMark } from './reading.service.js';
export { MarksService } from './marks.service.js';
export { ClosingService } from './closing.service.js';
export { GifSearch } from './gifs/gif-search.js';
export { AllowanceService, type Allowance } from './allowance.service.js';
export { ReceptionService } from './reception.service.js';
export { ReconcilingService, type Drift } from './reconciling.service.js';
