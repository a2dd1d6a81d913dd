export { Claim } from './claim.js';
export { DeadLetters, type GivenUp } from './dead-letters.js';
export { EventsModule } from './events.module.js';
export { defineEvent, type EventDefinition } from './define-event.js';
export { Heartbeats, type BeatingProcess, type ProcessLife } from './heartbeats.js';
export { Outbox, KICK_CHANNEL } from './outbox.js';
export { OutboxStore, type OutboxRow } from './outbox-store.js';
export { Schedule, type Run, type ScheduledJob } from './schedule.js';
export { eventsBehind, isCritical, reactionsTo, type Reaction, type ReactingEvent } from './reactions.js';
