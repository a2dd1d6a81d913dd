import type { Page } from 'playwright-core';
import type { Cast, Role } from './cast.js';

/** One picture: who looks, where, and what is done before it is taken. Texts differ by language, so `act` finds things by their kind. */
export type Scene = {
  readonly name: string;
  readonly who: Role;
  readonly path: string | ((cast: Cast) => string);
  /** Set up before the page is opened: answers that are late, empty or broken. */
  readonly prepare?: (page: Page, cast: Cast) => Promise<unknown>;
  readonly act?: (page: Page, cast: Cast) => Promise<unknown>;
  /** The whole page instead of the window. */
  readonly whole?: boolean;
  /** The warning at the entry was not closed yet. */
  readonly isFirstVisit?: boolean;
};

const json = (status: number, body: unknown) => ({ status, contentType: 'application/json', body: JSON.stringify(body) });

/** An answer that is not tried again, so that its notice comes at once. */
export const broken = (pattern: RegExp) => (page: Page) =>
  page.route(pattern, (route) => route.fulfill(json(422, { error: 'generic', message: 'Something went wrong. Please try again later.' })));

export const late = (pattern: RegExp) => (page: Page) => page.route(pattern, () => undefined);

export const refusing = (pattern: RegExp, status: number, error: string, message: string) => (page: Page) =>
  page.route(pattern, (route) =>
    route.request().method() === 'POST' ? route.fulfill(json(status, { error, message })) : route.fallback(),
  );
