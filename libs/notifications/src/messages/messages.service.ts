import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { Claim } from '#events';
import type { JobName, JobOutcome } from '#queues';
import { EmailContexts, MailDelivery, unsubscribeCallUrl, unsubscribePageUrl, type MailClaim } from '../mails/index.js';
import { MessageBinding, type MailDefinition, type MailToSend, type Prepare, type PreparedMail } from '../definitions/index.js';
import { answeringMails, type MailJob } from './mails.js';
import { SummaryQueue } from '../summaries/index.js';
import { UnsubscribingService } from '../preferences/index.js';

const mailsByJob = new Map(answeringMails.map((mail) => [mail.job as JobName, mail]));

/** Answers the jobs that ask for a mail, each as its definition says (`messages/`), when its reader wants it. */
@Injectable()
export class MessagesService implements OnModuleInit {
  private answers: ReadonlyMap<JobName, Prepare<PreparedMail>> = new Map();

  constructor(
    private readonly binding: MessageBinding,
    private readonly contexts: EmailContexts,
    private readonly summaries: SummaryQueue,
    private readonly delivery: MailDelivery,
    private readonly unsubscribing: UnsubscribingService,
  ) {}

  onModuleInit(): void {
    this.answers = this.binding.bindAll(answeringMails);
  }

  async answer(job: MailJob, claim: Claim, payload: unknown): Promise<JobOutcome> {
    const [mail, prepare] = [mailsByJob.get(job), this.answers.get(job)];
    if (!mail || !prepare) throw new Error(`no mail answers ${job}`);
    const prepared = await prepare(claim, payload);
    if (typeof prepared === 'string') return this.delivery.drop(claim, prepared);
    const { choice, to } = prepared;
    const deferred = choice && to.memberId && (await this.summaries.defer(claim, { ...choice, memberId: to.memberId, channel: 'email' }));
    return deferred || this.send(claim, mail, prepared);
  }

  /** One mail of a mailing, under the key of the row that waits for it. */
  sendOne({ mail, ...told }: MailToSend, dedupeKey: string): Promise<JobOutcome> {
    return this.deliver('no claim', mail, { ...told, attachments: undefined, dedupeKey });
  }

  private async send(claim: Claim, mail: MailDefinition, prepared: PreparedMail): Promise<JobOutcome> {
    const outcome = await this.deliver(claim, mail, { ...prepared, dedupeKey: `${mail.kind}:${prepared.key}` });
    if (outcome.kind === 'done') prepared.sent();
    return outcome;
  }

  /** What can be stopped has the two ways to do so: the link in it, and the button of the mail program. */
  private async deliver(
    claim: MailClaim,
    { kind, urgency, guarantee, limit, toUnconfirmed, categories }: MailDefinition,
    { to, dedupeKey, language, attachments, write }: Omit<PreparedMail, 'key' | 'choice' | 'sent'> & { readonly dedupeKey: string },
  ): Promise<JobOutcome> {
    const { memberId, language: locale, email: address } = to;
    const context = await this.contexts.of({ ...to, language: language ?? locale });
    const outgoing = { dedupeKey, kind, urgency, guarantee, limit, toUnconfirmed, memberId, locale, to: address, attachments };
    if (categories.length === 0 || !memberId) return this.delivery.deliver(claim, { ...outgoing, email: write(context) });
    const token = this.unsubscribing.tokenFor(memberId);
    const stop = { label: context.words.stop, url: unsubscribePageUrl(context.origin, token) };
    const unsubscribeUrl = unsubscribeCallUrl(context.origin, token);
    return this.delivery.deliver(claim, { ...outgoing, email: { ...write(context), stop }, unsubscribeUrl });
  }
}
