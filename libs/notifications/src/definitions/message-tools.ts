import type { Config } from '#config';
import type { NotificationCategory } from '#contracts';
import type { Transactions } from '#database';
import { Claim, type Cause, type EventDefinition } from '#events';

/**
 * An event that calls for a message; its facts hold the payload. `delay`, in seconds, is how long the message waits; `key` names the fact that makes
 * a waiting one unique.
 */
export type Call<Facts> =
  | EventDefinition<string, Facts>
  | { readonly event: EventDefinition<string, Facts>; readonly delay?: number; readonly key?: keyof Facts & string };

/** As the table of jobs names it. */
export const causesOf = <Facts>(on: readonly Call<Facts>[]): Cause[] =>
  on.map((call) => {
    if (!('event' in call)) return call.name;
    const { event, ...how } = call;
    return { event: event.name, ...how };
  });

/** What every `load` has besides the services that its message names. */
export interface Tools {
  readonly read: Transactions['read'];
  readonly config: Config;
}
/** With the claim on the waiting row, for those that name it among their services: `claim: Claim`. */
export interface JobTools extends Tools {
  readonly claim: Claim;
}

/** The services that a `load` asks, by the name under which it does. */
export type Uses = Readonly<Record<string, abstract new (...all: never[]) => unknown>>;
export type Services<Used extends Uses> = { readonly [Name in keyof Used]: InstanceType<Used[Name]> };
export type GetService = <Service>(type: abstract new (...all: never[]) => Service) => Service;

/** Whether `load` does more than read. */
export const usesClaim = (uses: Uses): boolean => Object.values(uses).includes(Claim);

export const servicesOf = <Used extends Uses>(uses: Used, get: GetService): Services<Used> =>
  Object.fromEntries(
    Object.entries(uses)
      .filter(([, type]) => type !== Claim)
      .map(([name, type]) => [name, get(type)]),
  ) as Services<Used>;

/** Which choice of the reader decides when it comes, and the conversation, member or announcement that it is about. */
export interface Choice<Category extends NotificationCategory = NotificationCategory> {
  readonly category: Category;
  readonly about: string;
}
/** `made`: what it tells has waited as long as its reader wanted. */
export type MadeChoice<Category extends NotificationCategory> = Choice<Category> | 'made';
