import type * as z from 'zod';
import type { LimitRule } from '#auth';
import type { Locale, NotificationCategory } from '#contracts';
import type { Cause } from '#events';
import type { Attachment, Email } from '#mail';
import type { JobName, QueueName } from '#queues';
import type { EmailContext, Guarantee, Urgency } from '../mails/index.js';
import type { Recipient } from '../recipients/index.js';
import {
  causesOf,
  servicesOf,
  usesClaim,
  type Call,
  type Choice,
  type GetService,
  type JobTools,
  type MadeChoice,
  type Services,
  type Tools,
  type Uses,
} from './message-tools.js';

/** What is to be told, and to whom. */
export interface LoadedMail<Facts> {
  readonly to: Recipient;
  /** What makes this mail one: with the kind before it, the key by which it goes out once. */
  readonly key: string;
  readonly facts: Facts;
  /** In which it is written, when it is not the reader's. */
  readonly language?: Locale;
  readonly attachments?: readonly Attachment[];
}

interface Written<Kind extends string, Facts> {
  readonly kind: Kind;
  /** SMTP cannot promise "exactly once" (`mail-delivery.policy.ts`): after a crash it is sent again, or not. */
  readonly guarantee: Guarantee;
  /** How many of its kind an address gets in a day; `none` where the member, the house or a payment alone causes them, or a row of its own says when. */
  readonly limit: LimitRule | 'none';
  write(context: EmailContext, facts: NoInfer<Facts>): Email;
  /** About people and purchases that do not exist, to be looked at and checked: each by its name on the preview page. */
  readonly samples: Readonly<Record<string, NoInfer<Facts> | ((context: EmailContext) => NoInfer<Facts>)>>;
}

export type MailJobName = JobName & `mail.${string}`;

interface Answering<Kind extends string, Job extends MailJobName, Input, Payload, Used extends Uses, Facts, Answer> extends Written<
  Kind,
  Facts
> {
  readonly job: Job;
  /** The events that call for it. */
  readonly on: readonly Call<NoInfer<Input>>[];
  /** Their facts, or those of them that it needs. */
  readonly payload: z.ZodType<Payload, Input>;
  /** Somebody waits for it or must know of it at once: its job is on the queue of such mails, and it has connections of its own. */
  readonly urgency: Urgency;
  /** How soon its job is tried again. Without it: `soon` when somebody waits, else `patient`. */
  readonly pauses?: 'soon' | 'patient';
  /** It goes also to an address that nobody has confirmed, which may be a stranger's. */
  readonly toUnconfirmed?: true;
  /** The services that `load` asks; `claim: Claim` is the claim on the waiting row. One that takes it has a case of its own in `apps/worker/src/crashes`. */
  readonly uses: Used;
  /** What is to be told; or a text: why nothing is. It is asked when the mail is sent, because much may have happened since. */
  load(payload: NoInfer<Payload>, tools: Tools & Services<Used>): Promise<Answer>;
  /** When a server has taken it. */
  sent?(facts: NoInfer<Facts>, services: Services<Used>): void;
}

/** A mail as everybody but its own file sees it. */
export interface MailDefinition<Kind extends string = string, Facts = unknown> {
  readonly kind: Kind;
  readonly job: JobName;
  readonly urgency: Urgency;
  readonly guarantee: Guarantee;
  readonly limit: LimitRule | 'none';
  readonly toUnconfirmed: boolean;
  /** The choices of a member under which it comes; none: it is always told. Whatever has some can be stopped, and says how. */
  readonly categories: readonly NotificationCategory[];
  readonly samples: Readonly<Record<string, (context: EmailContext) => Email>>;
  write(context: EmailContext, facts: Facts): Email;
}

/** One that a job asks for. */
export interface AnsweringMail<Kind extends string = string, Job extends MailJobName = MailJobName, Facts = unknown> extends MailDefinition<
  Kind,
  Facts
> {
  readonly job: Job;
  readonly on: readonly Cause[];
  readonly payload: z.ZodType;
  readonly queue: QueueName;
  readonly pauses: 'soon' | 'patient';
  readonly usesClaim: boolean;
  /** With its services: the start of the worker fails when one is missing. */
  bind(get: GetService): (payload: unknown, tools: JobTools) => Promise<string | PreparedMail>;
}

export type PreparedMail = Pick<LoadedMail<unknown>, 'to' | 'key' | 'language' | 'attachments'> & {
  readonly choice: Choice | undefined;
  write(context: EmailContext): Email;
  sent(): void;
};

/** One mail of a mailing, to one reader. */
export type MailToSend = { readonly mail: MailDefinition } & Pick<PreparedMail, 'to' | 'language' | 'write'>;

type NoChoice = { readonly choice?: undefined };
type WithChoice<Category extends NotificationCategory> = { readonly choice: MadeChoice<Category> };

/** A mail that nobody can stop: the law wants it, somebody waits for it, or must know. */
export function defineMail<Kind extends string, Job extends MailJobName, Input, Payload, Used extends Uses, Facts>(
  definition: Answering<Kind, Job, Input, Payload, Used, Facts, string | (LoadedMail<Facts> & NoChoice)>,
): AnsweringMail<Kind, Job, Facts> {
  return answering(definition, []);
}

/** A mail that comes when its reader wants such mails: at once, in a summary, or never. */
export function defineChosenMail<
  Kind extends string,
  Job extends MailJobName,
  Input,
  Payload,
  Used extends Uses,
  Facts,
  const Category extends NotificationCategory,
>(
  definition: Answering<Kind, Job, Input, Payload, Used, Facts, string | (LoadedMail<Facts> & WithChoice<NoInfer<Category>>)> & {
    readonly categories: readonly Category[];
  },
): AnsweringMail<Kind, Job, Facts> {
  return answering(definition, definition.categories);
}

/** One mail of a mailing, which decides itself who gets it and when. */
export function defineMailOfMailing<Kind extends string, Facts>(
  definition: Omit<Written<Kind, Facts>, 'write' | 'limit'> & {
    readonly categories: readonly NotificationCategory[];
    write(context: EmailContext, facts: Facts): Email;
  },
): MailDefinition<Kind, Facts> {
  const { kind, guarantee, categories } = definition;
  return {
    kind,
    job: 'mail.mailing-range',
    urgency: 'bulk',
    guarantee,
    limit: 'none',
    toUnconfirmed: false,
    categories,
    write: (context, facts) => definition.write(context, facts),
    samples: samplesOf(definition),
  };
}

function answering<Kind extends string, Job extends MailJobName, Input, Payload, Used extends Uses, Facts>(
  definition: Answering<
    Kind,
    Job,
    Input,
    Payload,
    Used,
    Facts,
    string | (LoadedMail<Facts> & { readonly choice?: Choice | 'made' | undefined })
  >,
  categories: readonly NotificationCategory[],
): AnsweringMail<Kind, Job, Facts> {
  const { kind, job, on, payload: schema, urgency, guarantee, limit, toUnconfirmed = false } = definition;
  return {
    kind,
    job,
    on: causesOf(on),
    payload: schema,
    queue: urgency === 'critical' ? 'mail-critical' : 'mail-bulk',
    pauses: definition.pauses ?? (urgency === 'critical' ? 'soon' : 'patient'),
    urgency,
    guarantee,
    limit,
    toUnconfirmed,
    usesClaim: usesClaim(definition.uses),
    categories,
    write: (context, facts) => definition.write(context, facts),
    samples: samplesOf(definition),
    bind(get) {
      const services = servicesOf(definition.uses, get);
      return async (payload, tools) => {
        const loaded = await definition.load(schema.parse(payload), { ...services, ...tools });
        if (typeof loaded === 'string') return loaded;
        const { to, key, facts, language, attachments, choice } = loaded;
        return {
          to,
          key,
          language,
          attachments,
          choice: choice === 'made' ? undefined : choice,
          write: (context) => definition.write(context, facts),
          sent: () => definition.sent?.(facts, services),
        };
      };
    },
  };
}

function samplesOf<Facts>({ samples, write }: Pick<Written<string, Facts>, 'samples' | 'write'>): MailDefinition['samples'] {
  const all: Readonly<Record<string, Facts | ((context: EmailContext) => Facts)>> = samples;
  return Object.fromEntries(
    Object.entries(all).map(([name, facts]) => [
      name,
      (context: EmailContext) => write(context, typeof facts === 'function' ? (facts as (of: EmailContext) => Facts)(context) : facts),
    ]),
  );
}
