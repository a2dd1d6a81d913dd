import { Injectable, type OnApplicationShutdown } from '@nestjs/common';
import { traces } from './traces.js';

/** What was recorded last is sent before the process ends. */
@Injectable()
export class TraceEnd implements OnApplicationShutdown {
  onApplicationShutdown(): Promise<void> {
    return traces().end();
  }
}
