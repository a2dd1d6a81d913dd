import type { INestApplicationContext } from '@nestjs/common';
import { FiguresModule } from '#back-office';
import { loadConfig, type Environment } from '#config';
import { MailModule } from '#mail';
import { NotificationsModule } from '#notifications';
import { setLogLevel } from '#observability';
import { QueuesModule } from '#queues';
import { openServices } from './open-services.js';

/** All services that know something of members: whoever is erased is erased everywhere. */
export function openProduct(env: Environment): Promise<INestApplicationContext> {
  setLogLevel('error');
  return openServices(loadConfig(env), [QueuesModule, MailModule, NotificationsModule, FiguresModule]);
}
