export { Acceptance, type Accepted, type MessageSender, type OutgoingMessage } from './acceptance.js';
export { MessageHints } from './message-hints.js';
export { SendingBatches } from './sending-batches.js';
export { SendingRepository } from './sending.repository.js';
export { SendingService } from './sending.service.js';
