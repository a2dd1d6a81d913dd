import * as z from 'zod/mini';
import {
  addressInLanguage,
  AppError,
  complaintBody,
  dismissalNames,
  dismissals,
  dismissPath,
  advertisingCookie,
  advertisingPath,
  fullBirthYear,
  measuringAnswers,
  measuringCookie,
  measuringPath,
  measuringSeconds,
  displayPrefsOf,
  errorCatalogue,
  isErrorCode,
  localeOf as supportedLocale,
  loginBody,
  resetBody,
  resetDoBody,
  signupBody,
  undoMailBody,
  tokenBody,
  type ErrorCode,
  type FormState,
  type Locale,
} from '#contracts';
import { errorText, refusalText } from '#i18n';
import type { LinkActions, PageActions } from './actions/page-actions.js';
import { choiceCookie } from './cookies.js';
import { ownPath } from './own-path.js';
import type { PageVisitor } from './page-facts.js';

export type Fields = Readonly<Record<string, string>>;

/** Either go somewhere (303), or show the form again with what was wrong. */
export type PostResult =
  | { readonly goto: string; readonly cookies?: readonly string[]; readonly clearStorage?: boolean }
  | { readonly show: string; readonly status: number; readonly form: FormState };

export interface Post {
  readonly visitor: PageVisitor;
  readonly fields: Fields;
  readonly locale: Locale;
  readonly path: string;
}
export type PostHandler = (post: Post) => Promise<PostResult>;

const signupAnswers = ['email', 'name', 'birth_day', 'birth_month', 'birth_year', 'gender', 'sought_sex'] as const;
const { email, password, name, date_of_birth, gender, sought_sex, terms_version } = signupBody.shape;
const complaintAnswers = ['category', 'words', 'name', 'email', 'link', 'good_faith'] as const;
const signupStart = z.strictObject({ email, password, name, date_of_birth, gender, sought_sex, terms_version });

/** Reads the fields that a contract schema knows; its messages are error codes. */
function read<Schema extends z.ZodMiniType>(schema: Schema, fields: Readonly<Record<string, unknown>>): z.infer<Schema> {
  const result = z.safeParse(schema, fields);
  if (result.success) return result.data;
  const codes: Record<string, ErrorCode> = {};
  for (const { path, message } of result.error.issues) codes[String(path[0])] ??= isErrorCode(message) ? message : 'field_required';
  throw new AppError('invalid_input', { fields: codes });
}

/** The three fields of a birth date as one; what is none is no date to the contract either. */
const birthDateIn = ({ birth_year = '', birth_month = '', birth_day = '' }: Fields): string =>
  [fullBirthYear(birth_year), birth_month.trim().padStart(2, '0'), birth_day.trim().padStart(2, '0')].join('-');

/** Without the fields that were left empty. */
const filled = (fields: Fields): Fields => Object.fromEntries(Object.entries(fields).filter(([, value]) => value.trim() !== ''));

const pick = (fields: Fields, ...names: string[]): Fields => Object.fromEntries(names.map((name) => [name, fields[name] ?? '']));

/** What the page shows of a refusal. Passwords never go back into the page. */
function refusal(error: AppError, locale: Locale, values: Fields): FormState {
  const { params, fields = {} } = error.details;
  const errors = Object.fromEntries(Object.entries(fields).map(([name, code]) => [name, errorText(code, locale, params)]));
  const isAboutFields = Object.keys(errors).length > 0;
  return { values, errors, code: error.code, message: isAboutFields ? undefined : refusalText(error, locale) };
}

/** A form that comes back with its answers kept when the action refuses. */
const form =
  (show: string, keep: readonly string[], act: PostHandler): PostHandler =>
  async (post) => {
    try {
      return await act(post);
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      return { show, status: errorCatalogue[error.code].status, form: refusal(error, post.locale, pick(post.fields, ...keep)) };
    }
  };

/** What a visitor answers where the site would like to count visits, or to show pictures of another company. */
const keepAnswer =
  (name: typeof measuringCookie | typeof advertisingCookie): PostHandler =>
  ({ visitor, fields }) => {
    const goto = ownPath(fields['back'], '/');
    const value = measuringAnswers.find((answer) => answer === fields['answer']);
    if (!value) return Promise.resolve({ goto });
    return Promise.resolve({
      goto,
      cookies: [choiceCookie({ name, value, maxAgeSeconds: measuringSeconds, isSecure: visitor.isSecure })],
    });
  };

/** The forms of the pages, by path. They work without a script. `measures`: the site counts visits, where visitors agree. */
export function postHandlers(actions: PageActions, measures = false): Readonly<Record<string, PostHandler>> {
  return {
    ...(measures && { [measuringPath]: keepAnswer(measuringCookie) }),
    [advertisingPath]: keepAnswer(advertisingCookie),
    '/login': form('/login', ['email', 'next'], async ({ visitor, fields }) => {
      const body = read(loginBody, pick(fields, 'email', 'password'));
      const { user, cookies } = await actions.sessions.login(visitor, body);
      const home = user.status === 'not_confirmed' ? '/complete-signup' : '/members';
      return { goto: ownPath(fields['next'], home), cookies };
    }),

    '/signup': form('/signup', signupAnswers, async ({ visitor, fields }) => {
      // All that is missing is said at once, as the script says it.
      const answers = pick(fields, 'email', 'password', 'name', 'gender', 'sought_sex', 'terms_version');
      const { email, name } = read(signupStart, { ...answers, date_of_birth: birthDateIn(fields) });
      await actions.sessions.checkSignup(visitor, { email, name });
      return { show: '/signup', status: 200, form: { values: { ...pick(fields, ...signupAnswers), email }, errors: {}, done: true } };
    }),

    '/reset-password': form('/reset-password', ['email'], async ({ visitor, fields }) => {
      const { email } = read(resetBody, pick(fields, 'email'));
      await actions.links.askReset(visitor, { email });
      return { goto: '/reset-password?sent=1' };
    }),

    '/account-deleted': form('/account-deleted', ['email'], async ({ visitor, fields }) => {
      await actions.links.askUndo(visitor, read(undoMailBody, pick(fields, 'email')));
      return { goto: '/account-deleted?sent=1' };
    }),

    '/complaints': form('/complaints', complaintAnswers, async ({ visitor, fields, locale }) => {
      const { good_faith, ...answers } = filled(pick(fields, ...complaintAnswers));
      const body = read(complaintBody, { ...answers, ...(good_faith && { good_faith: true }) });
      const { reference, due_at } = await actions.complaints.complain(visitor, body, locale);
      const values = { reference, due_at, email: body.email, category: body.category };
      return { show: '/complaints', status: 200, form: { values, errors: {}, done: true } };
    }),

    '/reset-password/do': form('/reset-password/do', ['token'], async ({ visitor, fields }) => {
      const { cookies } = await actions.links.doReset(visitor, read(resetDoBody, pick(fields, 'token', 'password')));
      return { goto: '/reset-password/do?done=1', cookies };
    }),

    '/mail-change/do': form('/mail-change/do', ['token'], async ({ visitor, fields }) => {
      await actions.links.confirmMailChange(visitor, read(tokenBody, pick(fields, 'token')).token);
      return { goto: '/mail-change/do?done=1' };
    }),

    '/logout': async ({ visitor }) => {
      const { cookies } = await actions.sessions.logout(visitor);
      return { goto: '/', cookies, clearStorage: true };
    },

    '/locale': async ({ visitor, fields }) => {
      const locale = supportedLocale(fields['language']);
      const goto = ownPath(fields['back'], '/');
      if (!locale) return { goto };
      await actions.preferences.rememberLanguage(visitor, locale).catch(() => undefined);
      return {
        goto: addressInLanguage(goto, locale),
        cookies: [choiceCookie({ name: 'locale', value: locale, isSecure: visitor.isSecure })],
      };
    },

    '/display': async ({ visitor, fields }) => {
      const chosen = displayPrefsOf(fields, await actions.preferences.displayOf(visitor));
      await actions.preferences.rememberDisplay(visitor, chosen).catch(() => undefined);
      const cookies = Object.entries(chosen).map(([name, value]) => choiceCookie({ name, value, isSecure: visitor.isSecure }));
      return { goto: ownPath(fields['back'], '/'), cookies };
    },

    [dismissPath]: ({ visitor, fields }) => {
      const goto = ownPath(fields['back'], '/');
      const name = dismissalNames.find((known) => known === fields['what']);
      if (!name) return Promise.resolve({ goto });
      const by = /^[\da-f]{12}$/.test(fields['by'] ?? '') ? `-${fields['by']}` : '';
      const closed = { name, value: `${Date.now()}${by}`, maxAgeSeconds: dismissals[name], isSecure: visitor.isSecure };
      return Promise.resolve({ goto, cookies: [choiceCookie(closed)] });
    },
  };
}

/** The button on the page of a stored link. What it refuses, such as too many tries, stands on the same page. */
export const tokenHandler =
  (links: LinkActions): PostHandler =>
  (post) =>
    form(post.path, [], ({ visitor, path }) => links.useToken(visitor, path.slice(1)))(post);
