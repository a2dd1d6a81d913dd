import type { Config } from '#config';
import type { NotificationCategory } from '#contracts';
import type { Transactions } from '#database';
import type { Claim } from '#events';

/** What every `load` has besides the services that its message names. */
export interface Tools {
  readonly read: Transactions['read'];
  readonly config: Config;
  readonly claim: Claim;
}

/** The services that a `load` asks, by the name under which it does. */
export type Uses = Readonly<Record<string, abstract new (...all: never[]) => unknown>>;
export type Services<Used extends Uses> = { readonly [Name in keyof Used]: InstanceType<Used[Name]> };
export type GetService = <Service>(type: abstract new (...all: never[]) => Service) => Service;

export const servicesOf = <Used extends Uses>(uses: Used, get: GetService): Services<Used> =>
  Object.fromEntries(Object.entries(uses).map(([name, type]) => [name, get(type)])) as Services<Used>;

/** Which choice of the reader decides when it comes, and the conversation, member or announcement that it is about. */
export interface Choice<Category extends NotificationCategory = NotificationCategory> {
  readonly category: Category;
  readonly about: string;
}
/** `made`: what it tells has waited as long as its reader wanted. */
export type MadeChoice<Category extends NotificationCategory> = Choice<Category> | 'made';
