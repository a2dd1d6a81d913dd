import type * as z from 'zod';
import type { Locale, MemberId, NotificationCategory } from '#contracts';
import type { Cause } from '#events';
import type { JobName } from '#queues';
import {
  causesOf,
  servicesOf,
  type Call,
  type Choice,
  type GetService,
  type JobTools,
  type MadeChoice,
  type Services,
  type Tools,
  type Uses,
} from './message-tools.js';
import type { PushContext, PushKey } from '../pushes/index.js';

/** What a device shows: who and how much, never what was written. One with the tag of an earlier one takes its place. */
export interface Notice {
  readonly title: string;
  readonly body: string;
  readonly url: string;
  readonly tag: string;
}

interface LoadedPush<Facts, Category extends NotificationCategory> {
  readonly memberId: MemberId;
  readonly facts: Facts;
  readonly choice: MadeChoice<Category>;
  /** Of one that must not come again: what is written down once a browser took it. */
  readonly once?: PushKey;
}

export type PushJobName = JobName & `push.${string}`;

interface Push<Job extends PushJobName, Input, Payload, Used extends Uses, Facts, Category extends NotificationCategory> {
  readonly job: Job;
  /** The events that call for it. */
  readonly on: readonly Call<NoInfer<Input>>[];
  /** Their facts, or those of them that it needs. */
  readonly payload: z.ZodType<Payload, Input>;
  /** The choices of a member under which it comes. */
  readonly categories: readonly Category[];
  /** The services that `load` asks; `claim: Claim` is the claim on the waiting row. */
  readonly uses: Used;
  /** What is to be told, and to whom; or a text: why nothing is. */
  load(payload: NoInfer<Payload>, tools: Tools & Services<Used>): Promise<string | LoadedPush<Facts, NoInfer<Category>>>;
  write(context: PushContext, facts: NoInfer<Facts>): Notice;
}

/** A push as everybody but its own file sees it. */
export interface PushDefinition<Job extends PushJobName = PushJobName> {
  readonly job: Job;
  readonly on: readonly Cause[];
  readonly payload: z.ZodType;
  readonly categories: readonly NotificationCategory[];
  /** With its services: the start of the worker fails when one is missing. */
  bind(get: GetService): (payload: unknown, tools: JobTools) => Promise<string | PreparedPush>;
}

export interface PreparedPush {
  readonly memberId: MemberId;
  readonly choice: Choice | undefined;
  readonly category: NotificationCategory;
  readonly once: PushKey | undefined;
  /** In which it is written, when it is not the reader's. */
  readonly language?: Locale;
  readonly write: (context: PushContext) => Notice;
}

/** A push that comes when its reader wants such pushes: at once, in a summary, or never. */
export function definePush<Job extends PushJobName, Input, Payload, Used extends Uses, Facts, const Category extends NotificationCategory>(
  definition: Push<Job, Input, Payload, Used, Facts, Category>,
): PushDefinition<Job> {
  const { job, on, payload: schema, categories } = definition;
  const [first, second] = categories;
  // What tells of several things is the summary of what was not seen.
  const own = first && !second ? first : 'unread_notifications';
  return {
    job,
    on: causesOf(on),
    payload: schema,
    categories,
    bind(get) {
      const services = servicesOf(definition.uses, get);
      return async (payload, tools) => {
        const loaded = await definition.load(schema.parse(payload), { ...services, ...tools });
        if (typeof loaded === 'string') return loaded;
        const { memberId, facts, once } = loaded;
        const choice = loaded.choice === 'made' ? undefined : loaded.choice;
        return { memberId, choice, category: choice?.category ?? own, once, write: (context) => definition.write(context, facts) };
      };
    },
  };
}

/** One push of a mailing, to one reader. */
export type PushToSend = { readonly push: Pick<PushOfMailing, 'kind' | 'categories'> } & Pick<
  PreparedPush,
  'memberId' | 'language' | 'write'
>;

/** One push of a mailing, which decides itself who gets it and when. */
export interface PushOfMailing<Facts = unknown> {
  /** Of the rows that wait for it. */
  readonly kind: string;
  readonly categories: readonly [NotificationCategory];
  write(context: PushContext, facts: Facts): Notice;
}
