import type { i18n } from 'i18next';
import type { ComponentType } from 'react';
import { Outlet, redirect, type RouteObject } from 'react-router';
import type { UserView } from '#contracts';
import type { Namespace } from '../words/load';
import { ErrorPage } from './ErrorPage';
import { ChatLayout } from './layouts/ChatLayout';
import { DefaultLayout } from './layouts/DefaultLayout';
import { infoPages } from './info-pages';
import { elsewhere, type RouteFacts } from './route-facts';
import { ScreenSkeleton } from './ScreenSkeleton';

interface RouteSetup {
  readonly words: i18n;
  /** The server draws a skeleton where the browser will draw a member's screen. */
  readonly onServer: boolean;
  readonly userNow: () => UserView | null;
}

type LoadScreen = () => Promise<{ default: ComponentType }>;

/** The table of all pages. A path stands here from the day on which its screen exists; everything else is a 404. */
export function createRoutes({ words, onServer, userNow }: RouteSetup): RouteObject[] {
  const screen = (path: string, load: LoadScreen, namespaces: readonly Namespace[], rest: Partial<RouteFacts> = {}): RouteObject => {
    const facts: RouteFacts = { words: namespaces, access: 'any', from: 'server', ...rest };
    const route: RouteObject = path === '/' ? { index: true, handle: facts } : { path, handle: facts };
    if (onServer && facts.from === 'client') return { ...route, Component: ScreenSkeleton };
    return {
      ...route,
      loader: ({ request }) => {
        const { pathname, search } = new URL(request.url);
        const target = onServer ? null : elsewhere(facts, userNow(), pathname + search);
        return target ? redirect(target) : true;
      },
      lazy: async () => {
        const [module] = await Promise.all([load(), words.loadNamespaces([...namespaces])]);
        return { Component: module.default };
      },
    };
  };
  const member = { from: 'client', access: 'member' } as const;
  const forAll = { from: 'client', access: 'any' } as const;
  const visitor = { access: 'visitor' } as const;
  const memberRoot: RouteObject = onServer
    ? { Component: Outlet }
    : { lazy: async () => ({ Component: (await import('./MemberRoot')).MemberRoot }) };

  const publicScreens = [
    screen('/', () => import('./routes/home'), ['home'], visitor),
    screen('login', () => import('./routes/login'), ['auth'], visitor),
    screen('signup', () => import('./routes/signup'), ['signup', 'auth'], visitor),
    screen('reset-password', () => import('./routes/reset-password'), ['auth']),
    screen('reset-password/do', () => import('./routes/reset-password-do'), ['auth']),
    screen('activate/done', () => import('./routes/activate-done'), ['auth']),
    screen('activate/error', () => import('./routes/activate-error'), ['auth']),
    screen('pricing', () => import('./routes/pricing'), ['pricing']),
    screen('complaints', () => import('./routes/complaints'), ['complaints']),
    screen('lang-config', () => import('./routes/lang-config'), []),
    ...infoPages.map((page) => screen(`pages/${page}`, () => import('./routes/pages'), ['pages'])),
    screen(':token', () => import('./routes/token'), ['auth'], { token: true }),
  ];

  const memberScreens = [
    screen('members', () => import('./routes/members'), ['search'], forAll),
    screen('members/:id', () => import('./routes/members-id'), ['profile'], forAll),
    screen('chats', () => import('./routes/chats'), ['chat'], member),
    screen('likes', () => import('./routes/likes'), ['likes'], member),
    screen('likes/:type', () => import('./routes/likes'), ['likes'], member),
    screen('likes/m/:id', () => import('./routes/likes-m-id'), ['likes'], member),
    screen('signup-matches', () => import('./routes/signup-matches'), ['signup'], member),
    screen('complete-signup', () => import('./routes/complete-signup'), ['signup', 'auth'], member),
  ];

  const chatScreens = [
    screen('chats/:id', () => import('./routes/chats-id'), ['chat'], member),
    screen('members/:id/chat', () => import('./routes/members-id-chat'), ['chat'], member),
  ];

  return [
    {
      ErrorBoundary: ErrorPage,
      children: [
        {
          Component: DefaultLayout,
          children: [
            ...publicScreens,
            { ...memberRoot, children: memberScreens },
            screen('*', () => import('./routes/not-found'), [], { status: 404 }),
          ],
        },
        { Component: ChatLayout, children: [{ ...memberRoot, children: chatScreens }] },
      ],
    },
  ];
}
