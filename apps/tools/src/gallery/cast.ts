import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { Secret, TOTP } from 'otpauth';
import { wordsFor } from '#i18n';
import type { APIRequestContext, Browser, BrowserContext } from 'playwright-core';
import { demoMembers, demoPassword, demoStaff } from '../start/demo-logins.js';

export type Role = 'visitor' | 'newcomer' | 'free' | 'premium' | 'staff' | 'ops';
type Session = Awaited<ReturnType<BrowserContext['storageState']>>;
type Card = { readonly id: string; readonly name: string; readonly fictional: boolean; readonly gender: string };

/** Who is in the pictures, with a session each, and the people and conversations that the scenes show. */
export type Cast = {
  readonly sessions: Readonly<Record<Role, Session | undefined>>;
  readonly someone: string;
  readonly fictional: string;
  readonly unspoken: string;
  readonly conversation: string;
  readonly freeId: string;
  /** A member who allows to be shown to visitors. */
  readonly shown: string;
  /** The token of an open invitation. */
  readonly invitation: string;
  /** The token with which a deleted account comes back. */
  readonly undo: string;
  /** Lets another member like the free one just now: a new like, or, answering a like, a match. */
  readonly like: (match: boolean) => Promise<void>;
};

export async function gather(browser: Browser, url: string): Promise<Cast> {
  const open = () => browser.newContext({ baseURL: url });
  const enter = async (email: string): Promise<BrowserContext> => {
    const context = await open();
    await checked(context.request, '/api/user', { email, password: demoPassword });
    return context;
  };
  const free = await enter(demoMembers.find(({ kind }) => kind === 'free')?.email ?? '');
  const premium = await enter(demoMembers.find(({ kind }) => kind === 'premium')?.email ?? '');
  const admirer = await enter('member-40@demo.example');
  const newcomer = await open();
  await signUp(newcomer.request);
  const leaver = await open();
  const leaverEmail = await signUp(leaver.request);
  await checked(leaver.request, '/api/account/delete', { password: 'Heidebloem-61-uit' });
  const office = await open();
  const staff = await staffSession(office, 'owner');
  const { invitation } = (await (await office.request.post('/api/admin/invitations', { data: { note: 'Ria' } })).json()) as {
    invitation: { url: string };
  };
  const ops = await staffSession(await open(), 'ops');

  const { profiles } = await read<{ profiles: Card[] }>(free.request, '/api/members?fictional=true&limit=60');
  const { chats } = await read<{ chats: { id: string; profile: Card; messages: unknown[] }[] }>(free.request, '/api/chats');
  const spoken = new Set(chats.map(({ profile }) => profile.id));
  const real = profiles.filter((card) => !card.fictional && !spoken.has(card.id));
  const me = await read<{ user: { id: string } }>(free.request, '/api/user');
  const admirerId = (await read<{ user: { id: string } }>(admirer.request, '/api/user')).user.id;
  await admirer.request.put('/api/privacy', { data: { switch: 'shown_to_visitors', on: true } });
  return {
    sessions: {
      visitor: undefined,
      newcomer: await newcomer.storageState(),
      free: await free.storageState(),
      premium: await premium.storageState(),
      staff,
      ops,
    },
    someone: real[0]?.id ?? me.user.id,
    fictional: profiles.find((card) => card.fictional)?.id ?? me.user.id,
    unspoken: real[1]?.id ?? me.user.id,
    // Johan's: an evening with a photo, a present and a moving picture.
    conversation: (chats.find(({ profile }) => profile.name === 'Johan') ?? chats[0])?.id ?? '',
    freeId: me.user.id,
    shown: admirerId,
    invitation: new URL(invitation.url).pathname.slice(1),
    undo: await undoTokenOf(leaver.request, leaverEmail),
    like: async (match) => {
      await admirer.request.delete('/api/likes', { data: { profile: me.user.id } });
      await free.request[match ? 'post' : 'delete']('/api/likes', { data: { profile: admirerId } });
      await admirer.request.post('/api/likes', { data: { profile: me.user.id } });
    },
  };
}

async function read<Answer>(request: APIRequestContext, path: string): Promise<Answer> {
  return (await (await request.get(path)).json()) as Answer;
}

async function checked(request: APIRequestContext, path: string, data: object): Promise<void> {
  const answer = await request.post(path, { data });
  if (!answer.ok()) throw new Error(`${path} answered ${answer.status()}: ${await answer.text()}`);
}

async function signUp(request: APIRequestContext): Promise<string> {
  const email = `gallery.${randomUUID().slice(0, 13)}@mail.example`;
  const { settings } = await read<{ settings: { terms_version: string } }>(request, '/api/settings');
  const { towns } = await read<{ towns: { id: number }[] }>(request, '/api/towns?country=NL&q=amersfoort');
  await checked(request, '/api/signup', {
    email,
    password: 'Heidebloem-61-uit',
    name: 'Wilhelmina',
    date_of_birth: '1961-05-24',
    gender: 'female',
    sought_sex: 'male',
    country: 'NL',
    town_id: towns[0]?.id ?? 0,
    terms_version: settings.terms_version,
    language: 'en',
  });
  return email;
}

/** The link of the mail that brings a deleted account back. */
async function undoTokenOf(request: APIRequestContext, email: string): Promise<string> {
  const { button } = wordsFor('en').mails.undoDeletion;
  for (let tries = 0; tries < 120; tries += 1) {
    const mails = await read<{ text: string; links: string[] }[]>(request, `/dev/mailbox.json?to=${encodeURIComponent(email)}`);
    const links = mails.filter(({ text }) => text.includes(button)).flatMap((mail) => mail.links);
    const found = links.map((link) => new URL(link).pathname.slice(1)).find((path) => /^[\w-]{43}$/.test(path));
    if (found) return found;
    await sleep(500);
  }
  throw new Error('no mail with an undo link');
}

/** A code counts once: a second sign-in within half a minute waits for the next. */
async function staffSession(context: BrowserContext, role: string): Promise<Session> {
  const login = demoStaff.find((one) => one.role === role);
  if (!login) throw new Error(`no demo login for ${role}`);
  const totp = new TOTP({ secret: Secret.fromBase32(login.totpSecret) });
  for (let tries = 0; tries < 4; tries += 1) {
    const answer = await context.request.post('/api/admin/login', {
      data: { email: login.email, password: login.password, code: totp.generate() },
    });
    if (answer.ok()) return context.storageState();
    await sleep(15_000);
  }
  throw new Error(`${role} cannot sign in`);
}
