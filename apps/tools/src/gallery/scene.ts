import type { Page, Route } from 'playwright-core';
import { locales, type ErrorCode, type Locale } from '#contracts';
import { errorText } from '#i18n';
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

type Params = Readonly<Record<string, string | number>>;

export const languageOf = (route: Route): Locale => {
  const asked = route.request().headers()['accept-language']?.slice(0, 2);
  return locales.find((known) => known === asked) ?? 'en';
};

const inLanguageOf = (route: Route, error: ErrorCode, params: Params = {}): string => errorText(error, languageOf(route), params);

/** Answers as the API does: the error with its words, filled in with `params`, in the language of the browser. */
export const refuse = (route: Route, status: number, error: ErrorCode, more: object = {}, params: Params = {}) =>
  route.fulfill({
    status,
    contentType: 'application/json',
    body: JSON.stringify({ error, message: inLanguageOf(route, error, params), ...more }),
  });

/** An answer that is not tried again, so that its notice comes at once. */
export const broken = (pattern: RegExp) => (page: Page) => page.route(pattern, (route) => refuse(route, 422, 'generic'));

/** Answers what the product would say, without doing it. */
export const answering = (pattern: RegExp, body: object) => (page: Page) =>
  page.route(pattern, (route) => route.fulfill({ status: 200, contentType: 'application/json', body: JSON.stringify(body) }));

export const late = (pattern: RegExp) => (page: Page) => page.route(pattern, () => undefined);

/** Refuses what is sent; with the field at fault, where there is one. */
export const refusing = (pattern: RegExp, status: number, error: ErrorCode, field?: string) => (page: Page) =>
  page.route(pattern, (route) => {
    if (route.request().method() === 'GET') return route.fallback();
    return refuse(route, status, error, field ? { fields: { [field]: inLanguageOf(route, error) } } : {});
  });

/** The page with one of its facts changed: states that the demo's members are not in. */
export const changeFact = (path: string, fact: string, instead: string) => (page: Page) =>
  page.route(
    (url) => url.pathname === path,
    async (route) => {
      const answer = await route.fetch();
      await route.fulfill({ response: answer, body: (await answer.text()).replace(fact, instead) });
    },
  );
