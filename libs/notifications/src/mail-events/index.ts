export { MailEvents } from './mail-events.service.js';
export { TakenMailEventEntity } from './taken-mail-event.entity.js';
export { TakenMailEventsRepository } from './taken-mail-events.repository.js';
