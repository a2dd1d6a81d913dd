import { Outlet, type RouteObject } from 'react-router';
import { infoPages, likeTypes } from '#contracts';
import type { Namespace } from '#member/words/load';
import { ErrorPage } from './ErrorPage';
import { ChatLayout } from './layouts/ChatLayout';
import { LinkLayout } from './layouts/EmptyLayout';
import { LanderLayout } from './layouts/LanderLayout';
import { DefaultLayout } from './layouts/DefaultLayout';
import type { RouteFacts } from './route-facts';
import { screenLoader, type RouteSetup, type ScreenRoute } from './screen-loader';
import { SignupLayer } from './SignupLayer';
import { settingsTabNames, settingsTabs } from './settings-tabs';

/** A row of the table of all pages. A path stands here from the day on which its screen exists; everything else is a 404. */
const screen = (path: string, file: string, words: readonly Namespace[], rest: Partial<RouteFacts> = {}): ScreenRoute => ({
  ...(path === '/' ? { index: true as const } : { path }),
  handle: { words, access: 'any', from: 'server', module: `./routes/${file}.tsx`, ...rest },
});

const member = { from: 'client', access: 'member' } as const;
const forAll = { from: 'client', access: 'any' } as const;
const visitor = { access: 'visitor' } as const;
const found = { indexed: 'counted' } as const;
const quiet = { indexed: 'quiet' } as const;

const publicScreens = [
  screen('/', 'home', ['home'], { ...visitor, ...found, data: 'home' }),
  screen('login', 'login', ['auth'], { ...visitor, ...quiet, reads: ['next'] }),
  screen('signup', 'signup', ['signup'], { ...visitor, ...quiet, reads: ['step', 'toward'] }),
  screen('members/:id/signup', 'members-id-signup', ['signup'], { ...visitor, data: 'member-teaser' }),
  screen('reset-password', 'reset-password', ['auth'], { ...quiet, reads: ['sent'] }),
  screen('reset-password/do', 'reset-password-do', ['auth'], { reads: ['token', 'done'] }),
  screen('mail-change/do', 'mail-change-do', ['link'], { reads: ['token', 'done'] }),
  screen('account-deleted', 'account-deleted', ['leaving'], { reads: ['back', 'sent'] }),
  screen('activate/done', 'activate-done', ['activation']),
  screen('activate/error', 'activate-error', ['activation']),
  screen('pricing', 'pricing', ['pricing'], quiet),
  screen('complaints', 'complaints', ['complaints'], quiet),
  screen('transparency', 'transparency', ['transparency', 'reporting', 'complaints'], { ...found, data: 'transparency' }),
  screen('lang-config', 'lang-config', [], found),
  ...infoPages.map((page) => screen(`pages/${page}`, 'pages', ['pages'], { ...found, data: 'info-page' })),
];
// Where partners lead visitors. The slug says the language and the niche; without a whole one the server sends on to it.
const landerWords = ['landers', 'home'] as const;
const landerScreens = [
  screen('landers/tinderswipe', 'landers', landerWords, { ...visitor, ...found, reads: ['played'] }),
  screen('landers/maplanding/:slug?', 'landers', landerWords, { ...visitor, ...found, data: 'lander-map' }),
  screen('landers/:lander/:slug?', 'landers', landerWords, { ...visitor, ...found, data: 'lander' }),
  screen('members/:id/landing', 'landers', landerWords, { ...visitor, data: 'member-teaser' }),
  screen('members/:id/landing2/:slug?', 'landers', landerWords, { ...visitor, data: 'member-teaser' }),
  screen('members/:id/landing3/:slug?', 'landers', landerWords, { ...visitor, data: 'member-teaser' }),
];
// A link from a mail: one button, and nothing that leads away from it.
const linkScreens = [screen(':token', 'token', ['link'], { data: 'stored-link', reads: ['done'] })];

const settingsScreens = settingsTabNames.map((tab) =>
  screen(settingsTabs[tab].path.slice(1), `settings-${tab}`, ['settings', ...settingsTabs[tab].words], member),
);

const memberScreens = [
  screen('members', 'members', ['search', 'profile'], { ...forAll, data: 'members', drawn: true }),
  screen('members/:id', 'members-id', ['profile'], { ...forAll, data: 'member' }),
  screen('profile', 'profile', ['own', 'profile', 'signup', 'verification'], member),
  screen('verification', 'verification', ['verification'], member),
  screen('match-finder', 'match-finder', ['match-finder', 'profile'], member),
  screen('chats', 'chats', ['chat'], { ...member, data: 'chats', drawn: true }),
  screen('likes', 'likes', ['likes'], { ...member, opens: '/likes/received' }),
  // One path for each list: any other is a 404, with that status.
  ...likeTypes.map((type) => screen(`likes/${type}`, 'likes', ['likes'], { ...member, data: 'likes', drawn: true })),
  screen('likes/viewed', 'likes', ['likes'], member),
  screen('swipe-game', 'swipe-game', ['swipe'], member),
  screen('swipe-game/passed', 'swipe-game-passed', ['swipe'], member),
  screen('likes/m/:id', 'likes-m-id', ['likes'], { ...member, data: 'member' }),
  screen('premium', 'premium', ['payments', 'pricing'], { ...member, access: 'unpaid' }),
  screen('credits', 'credits', ['payments'], { ...member, access: 'paid' }),
  screen('credits/repeat-order', 'credits-repeat-order', ['payments'], { ...member, access: 'paid' }),
  screen('directdebit', 'credits-id', ['payments'], member),
  screen('credits/:id/:method?', 'credits-id', ['payments'], { ...member, data: 'bundle' }),
  screen('transactions', 'transactions', ['payments'], member),
  screen('transactions/withdraw', 'transactions-withdraw', ['payments'], member),
  screen('transactions/:id', 'transactions-id', ['payments'], { ...member, data: 'order' }),
  // The link in a receipt works without a session.
  screen('transactions/:id/withdraw', 'transactions-id-withdraw', ['payments'], forAll),
  // So do the one in the mail about money that could not be paid back, and the one about a decision.
  screen('transactions/:id/bank-account', 'transactions-id-bank-account', ['payments'], forAll),
  screen('appeals/:token', 'appeals-token', ['appeals'], forAll),
  screen('signup-matches', 'signup-matches', ['signup'], member),
  screen('complete-signup', 'complete-signup', ['activation'], member),
];

const chatScreens = [
  screen('chats/:id', 'chats-id', ['chat'], { ...member, data: 'chat' }),
  screen('members/:id/chat', 'members-id-chat', ['chat'], { ...member, data: 'chat-partner' }),
];

const notFound = screen('*', 'not-found', [], { status: 404 });

/** The pages as the router knows them: each in its frame, and loaded when somebody goes there. */
export function createRoutes(setup: RouteSetup): RouteObject[] {
  const loaded = screenLoader(setup);
  const all = (rows: readonly ScreenRoute[]): RouteObject[] => rows.map(loaded);
  const onServer = setup.loaded === null;
  const memberRoot: RouteObject = onServer
    ? { lazy: async () => ({ Component: (await import('./DrawnRoot')).DrawnRoot }) }
    : { lazy: async () => ({ Component: (await import('./MemberRoot')).MemberRoot }) };

  const settingsRoot: RouteObject = onServer
    ? { Component: Outlet }
    : { lazy: async () => ({ Component: (await import('./layouts/SettingsLayout')).SettingsLayout }) };

  return [
    {
      ErrorBoundary: ErrorPage,
      children: [
        {
          Component: DefaultLayout,
          children: [
            ...all(publicScreens),
            { ...memberRoot, children: [...all(memberScreens), { ...settingsRoot, children: all(settingsScreens) }] },
            loaded(notFound),
          ],
        },
        {
          element: (
            <LanderLayout>
              <SignupLayer />
              <Outlet />
            </LanderLayout>
          ),
          children: all(landerScreens),
        },
        { Component: LinkLayout, children: all(linkScreens) },
        { Component: ChatLayout, children: [{ ...memberRoot, children: all(chatScreens) }] },
      ],
    },
  ];
}
