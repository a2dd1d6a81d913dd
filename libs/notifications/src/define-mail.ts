import type { Locale, NotificationCategory } from '#contracts';
import type { Attachment, Email } from '#mail';
import { jobs, type JobName, type PayloadOf } from '#queues';
import type { EmailContext } from './email-parts.js';
import type { Reader } from './email-contexts.service.js';
import { servicesOf, type Choice, type GetService, type MadeChoice, type Services, type Tools, type Uses } from './message-tools.js';
import type { Guarantee, Urgency } from './mail-delivery.policy.js';

export type Recipient = Reader & { readonly email: string };

/** What is to be told, and to whom. */
export interface Told<Facts> {
  readonly to: Recipient;
  /** What makes this mail one: with the kind before it, the key by which it goes out once. */
  readonly key: string;
  readonly facts: Facts;
  /** In which it is written, when it is not the reader's. */
  readonly language?: Locale;
  readonly attachments?: readonly Attachment[];
}

/** What is to be told; or a text: why nothing is. It is asked when the mail is sent, because much may have happened since. */
export type Loaded<Facts> = string | Told<Facts>;

interface Written<Kind extends string, Facts> {
  readonly kind: Kind;
  /** SMTP cannot promise "exactly once" (`mail-delivery.policy.ts`): after a crash it is sent again, or not. */
  readonly guarantee: Guarantee;
  write(context: EmailContext, facts: NoInfer<Facts>): Email;
  /** About people and purchases that do not exist, to be looked at and checked: each by its name on the preview page. */
  readonly samples: Readonly<Record<string, NoInfer<Facts> | ((context: EmailContext) => NoInfer<Facts>)>>;
}

interface Answering<Kind extends string, Job extends JobName, Used extends Uses, Facts, Answer> extends Written<Kind, Facts> {
  readonly job: Job;
  /** Somebody waits for it or must know of it at once: its job is on the queue of such mails, and it has connections of its own. */
  readonly urgency: Urgency;
  /** The services that `load` asks. */
  readonly uses: Used;
  load(payload: PayloadOf<Job>, tools: Tools & Services<Used>): Promise<Answer>;
  /** When a server has taken it. */
  sent?(facts: NoInfer<Facts>, services: Services<Used>): void;
}

/** A mail as everybody but its own file sees it. */
export interface MailDefinition<Kind extends string = string, Facts = unknown> {
  readonly kind: Kind;
  readonly job: JobName;
  readonly urgency: Urgency;
  readonly guarantee: Guarantee;
  /** The choices of a member under which it comes; none: it is always told. Whatever has some can be stopped, and says how. */
  readonly categories: readonly NotificationCategory[];
  readonly samples: Readonly<Record<string, (context: EmailContext) => Email>>;
  write(context: EmailContext, facts: Facts): Email;
}

/** One that a job asks for. */
export interface AnsweringMail<Kind extends string = string, Job extends JobName = JobName, Facts = unknown> extends MailDefinition<
  Kind,
  Facts
> {
  readonly job: Job;
  /** With its services: the start of the worker fails when one is missing. */
  bind(get: GetService): (payload: unknown, tools: Tools) => Promise<string | PreparedMail>;
}

export type PreparedMail = Pick<Told<unknown>, 'to' | 'key' | 'language' | 'attachments'> & {
  readonly choice: Choice | undefined;
  write(context: EmailContext): Email;
  sent(): void;
};

type NoChoice = { readonly choice?: undefined };
type WithChoice<Category extends NotificationCategory> = { readonly choice: MadeChoice<Category> };

/** A mail that nobody can stop: the law wants it, somebody waits for it, or must know. */
export function defineMail<Kind extends string, Job extends JobName, Used extends Uses, Facts>(
  definition: Answering<Kind, Job, Used, Facts, string | (Told<Facts> & NoChoice)>,
): AnsweringMail<Kind, Job, Facts> {
  return answering(definition, []);
}

/** A mail that comes when its reader wants such mails: at once, in a summary, or never. */
export function defineChosenMail<
  Kind extends string,
  Job extends JobName,
  Used extends Uses,
  Facts,
  const Category extends NotificationCategory,
>(
  definition: Answering<Kind, Job, Used, Facts, string | (Told<Facts> & WithChoice<NoInfer<Category>>)> & {
    readonly categories: readonly Category[];
  },
): AnsweringMail<Kind, Job, Facts> {
  return answering(definition, definition.categories);
}

/** One mail of a mailing, which decides itself who gets it and when. */
export function defineMailOfMailing<Kind extends string, Facts>(
  definition: Omit<Written<Kind, Facts>, 'write'> & {
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
    categories,
    write: (context, facts) => definition.write(context, facts),
    samples: samplesOf(definition),
  };
}

function answering<Kind extends string, Job extends JobName, Used extends Uses, Facts>(
  definition: Answering<Kind, Job, Used, Facts, string | (Told<Facts> & { readonly choice?: Choice | 'made' | undefined })>,
  categories: readonly NotificationCategory[],
): AnsweringMail<Kind, Job, Facts> {
  const { kind, job, urgency, guarantee } = definition;
  return {
    kind,
    job,
    urgency,
    guarantee,
    categories,
    write: (context, facts) => definition.write(context, facts),
    samples: samplesOf(definition),
    bind(get) {
      const services = servicesOf(definition.uses, get);
      return async (payload, tools) => {
        const told = await definition.load(jobs[job].payload.parse(payload) as PayloadOf<Job>, { ...services, ...tools });
        if (typeof told === 'string') return told;
        const { to, key, facts, language, attachments, choice } = told;
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
