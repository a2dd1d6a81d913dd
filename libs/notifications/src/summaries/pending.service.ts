import { Injectable } from '@nestjs/common';
import type { NotificationChannel } from '#contracts';
import type { Tx } from '#database';
import { MailsRepository } from '../mails/index.js';
import { PendingRepository, type Pending } from './pending.repository.js';
import { PushesRepository } from '../pushes/index.js';

/** What a mailing would tell now, and its reader wants to hear with what else waits. */
@Injectable()
export class PendingService {
  constructor(
    private readonly pending: PendingRepository,
    private readonly mails: MailsRepository,
    private readonly pushes: PushesRepository,
  ) {}

  /** The mail or push of the mailing is not sent any more, and its news wait. Nothing waits when it went out before, or was called off. */
  async insteadOf(
    tx: Tx,
    { channel, dedupeKey }: { readonly channel: NotificationChannel; readonly dedupeKey: string },
    news: readonly Omit<Pending, 'channel'>[],
  ): Promise<void> {
    const rows = channel === 'push' ? this.pushes : this.mails;
    if (!(await rows.suppress(tx, dedupeKey))) return;
    for (const one of news) await this.pending.add(tx, { ...one, channel });
  }
}
