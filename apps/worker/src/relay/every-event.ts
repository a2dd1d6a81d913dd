import { Injectable, type OnModuleInit } from '@nestjs/common';
import { undefinedEvents } from '#events';

/** The start fails when a job waits for an event that no feature defines: it would never be called for. */
@Injectable()
export class EveryEvent implements OnModuleInit {
  onModuleInit(): void {
    const missing = undefinedEvents();
    if (missing.length > 0) throw new Error(`jobs wait for events that nobody defines: ${missing.join(', ')}`);
  }
}
