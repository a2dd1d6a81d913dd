import { Inject, Injectable } from '@nestjs/common';
import { Webhook } from 'standardwebhooks';
import { AccountsService, type MailStop } from '#auth';
import { CONFIG, type Config } from '#config';
import { AppError, readEmail } from '#contracts';
import { Transactions } from '#database';
import { logger } from '#observability';
import { mailEvent, type MailEvent } from './mail-event.js';
import { MailRefusals } from '../refusals/index.js';
import { MailsRepository } from '../mails/index.js';
import { readRecipient } from './recipient.js';
import { TakenMailEventsRepository } from './taken-mail-events.repository.js';

const stops: Readonly<Record<Exclude<MailEvent['type'], 'bounced'>, MailStop>> = {
  complained: 'spam',
  unsubscribed: 'unsubscribed',
};

/** What a mail service tells of mails after it took them. */
@Injectable()
export class MailEvents {
  private readonly webhook: Webhook | undefined;

  constructor(
    private readonly transactions: Transactions,
    private readonly mails: MailsRepository,
    private readonly accounts: AccountsService,
    private readonly refusals: MailRefusals,
    private readonly taken: TakenMailEventsRepository,
    @Inject(CONFIG) { mailWebhookSecret: secret }: Pick<Config, 'mailWebhookSecret'>,
  ) {
    this.webhook = secret ? new Webhook(secret) : undefined;
  }

  /** The call as it came, and its headers. Throws `not_found` while no secret is agreed, `forbidden` for a signature that is not right or too old, and `malformed_call`. */
  async receive(call: string, headers: Readonly<Record<string, string>>): Promise<void> {
    if (!this.webhook) throw new AppError('not_found');
    const event = mailEvent.safeParse(verified(this.webhook, call, headers));
    if (!event.success) throw new AppError('malformed_call');
    await this.apply(idOf(headers), event.data);
  }

  /** Ends the mails to who does not want or does not get them. The same call again changes nothing; what is told of nobody's mail, neither. */
  private async apply(id: string, event: MailEvent): Promise<void> {
    const { type, message_id: messageId, recipient, permanent } = event;
    if (type === 'bounced' && !permanent) return;
    const stopped = await this.transactions.run(async (tx) => {
      if (!(await this.taken.insertOnce(tx, id))) return undefined;
      const memberId = await this.mails.memberOf(tx, `<${messageId.replaceAll(/[<>\s]/g, '')}>`);
      const account = memberId && (await this.accounts.findAccount(tx, memberId));
      // The address may have been corrected meanwhile; then the new one is fine.
      if (!account || (readEmail(account.email) ?? account.email) !== readRecipient(recipient)) return undefined;
      if (type === 'bounced') await this.refusals.note(tx, { memberId: account.id, address: account.email, isGone: true });
      else await this.accounts.stopMail(tx, account.id, stops[type]);
      return account.id;
    });
    logger.info(
      { event: 'mail.told', type, member: stopped },
      stopped ? 'told of a mail to a member' : 'told of a mail that is nobody’s, or again',
    );
  }
}

/** Signed with the body; header names come in lower case from the server, and in any case from elsewhere. */
const idOf = (headers: Readonly<Record<string, string>>): string =>
  Object.entries(headers).find(([name]) => name.toLowerCase() === 'webhook-id')?.[1] ?? '';

function verified(webhook: Webhook, call: string, headers: Readonly<Record<string, string>>): unknown {
  try {
    return webhook.verify(call, { ...headers });
  } catch {
    throw new AppError('forbidden');
  }
}
