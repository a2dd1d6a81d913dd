import { broken, late, refusing, type Scene } from './scene.js';

const pages = ['terms', 'privacy', 'cookies', 'ban', 'return-policy', 'faq', 'service'];
const members = /\/api\/members(\?|$)/;
const feed = /\/api\/chats(\?|$)/;
const messages = /\/api\/chats\/[^/]+\/messages/;
const likes = /\/api\/likes(\?|$)/;

const draft = (step: number): Scene => ({
  name: `signup-step-${step}`,
  who: 'visitor',
  path: '/signup',
  act: async (page) => {
    await page.locator('[name=email]').fill(`anna.${Date.now()}@mail.example`);
    await page.locator('[name=password]').fill('Heidebloem-61-uit');
    await page.locator('[name=name]').fill('Annelore');
    await page.locator('[name=birth_day]').fill('24');
    await page.locator('[name=birth_month]').selectOption('5');
    await page.locator('[name=birth_year]').fill('1961');
    await page.locator('[name=gender][value=female]').check({ force: true });
    await page.locator('[name=sought_sex][value=male]').check({ force: true });
    await page.locator('[name=terms_version]').check({ force: true });
    await page.locator('main [type=submit]').click();
    await page.waitForURL(/step=1/);
    if (step >= 2) await page.locator('main a[href*="step=2"]').click();
    if (step >= 3) {
      await page.locator('[name=country]').selectOption('NL');
      await page.locator('[name=town_text]').pressSequentially('Amersf', { delay: 30 });
      await page.locator('[role=option]').first().click();
      await page.locator('main [type=submit]').click();
      await page.waitForURL(/step=3/);
    }
    if (step >= 4) {
      await page.locator('main [type=submit]').click();
      await page.waitForURL(/step=4/);
    }
  },
});

/** Every screen and state of the member app and the back office. */
export const scenes: readonly Scene[] = [
  { name: 'entry-warning', who: 'visitor', path: '/', isFirstVisit: true },
  { name: 'home', who: 'visitor', path: '/', whole: true },
  { name: 'login', who: 'visitor', path: '/login' },
  {
    name: 'login-failed',
    who: 'visitor',
    path: '/login',
    act: async (page) => {
      await page.locator('[name=email]').fill('nobody@mail.example');
      await page.locator('[name=password]').fill('not the password');
      await page.locator('main [type=submit]').click();
      await page.waitForTimeout(1_500);
    },
  },
  { name: 'signup-start', who: 'visitor', path: '/signup', whole: true },
  { name: 'signup-errors', who: 'visitor', path: '/signup', whole: true, act: (page) => page.locator('main [type=submit]').click() },
  draft(1),
  draft(2),
  draft(3),
  draft(4),
  { name: 'signup-matches', who: 'newcomer', path: '/signup-matches' },
  { name: 'complete-signup', who: 'newcomer', path: '/complete-signup' },
  {
    name: 'complete-signup-wrong-code',
    who: 'newcomer',
    path: '/complete-signup',
    prepare: refusing(/activation\/code/, 422, 'activation_failed', 'Activation failed'),
    act: async (page) => {
      await page.locator('main input').first().fill('123456');
      await page.locator('main [type=submit]').first().click();
    },
  },
  { name: 'activate-done', who: 'visitor', path: '/activate/done' },
  { name: 'activate-error', who: 'visitor', path: '/activate/error' },
  { name: 'reset-password', who: 'visitor', path: '/reset-password' },
  { name: 'reset-password-do', who: 'visitor', path: '/reset-password/do?token=a-token-that-nobody-has-made' },
  { name: 'lang-config', who: 'visitor', path: '/lang-config' },
  { name: 'pricing', who: 'visitor', path: '/pricing', whole: true },
  { name: 'complaints', who: 'visitor', path: '/complaints', whole: true },
  ...pages.map((page): Scene => ({ name: `pages-${page}`, who: 'visitor', path: `/pages/${page}`, whole: true })),
  { name: 'not-found', who: 'visitor', path: '/nothing/here' },
  { name: 'members-visitor', who: 'visitor', path: '/members' },
  { name: 'profile-visitor', who: 'visitor', path: ({ someone }) => `/members/${someone}`, whole: true },

  { name: 'members', who: 'free', path: '/members' },
  { name: 'members-newcomer', who: 'newcomer', path: '/members' },
  { name: 'members-premium', who: 'premium', path: '/members' },
  { name: 'members-fictional', who: 'free', path: '/members?fictional=true' },
  { name: 'members-empty', who: 'free', path: '/members?min_age=98&max_age=99&countryregion=11' },
  { name: 'members-loading', who: 'free', path: '/members', prepare: late(members) },
  { name: 'members-failed', who: 'free', path: '/members', prepare: broken(members) },
  { name: 'profile', who: 'free', path: ({ someone }) => `/members/${someone}`, whole: true },
  { name: 'profile-premium', who: 'premium', path: ({ freeId }) => `/members/${freeId}`, whole: true },
  { name: 'profile-fictional', who: 'free', path: ({ fictional }) => `/members/${fictional}` },
  { name: 'profile-own', who: 'free', path: ({ freeId }) => `/members/${freeId}` },
  { name: 'profile-missing', who: 'free', path: '/members/0192f0c1-7e1b-7aaa-8000-0123456789ab' },
  { name: 'profile-loading', who: 'free', path: ({ someone }) => `/members/${someone}`, prepare: late(/\/api\/members\/[0-9a-f-]{36}/) },

  { name: 'likes-received', who: 'free', path: '/likes/received' },
  { name: 'likes-given', who: 'free', path: '/likes/given' },
  { name: 'likes-matches', who: 'free', path: '/likes/matches' },
  { name: 'likes-empty', who: 'newcomer', path: '/likes/received' },
  { name: 'likes-loading', who: 'free', path: '/likes/received', prepare: late(likes) },
  { name: 'likes-failed', who: 'free', path: '/likes/received', prepare: broken(likes) },
  {
    name: 'new-like',
    who: 'free',
    path: '/members',
    act: async (page, cast) => {
      await page.waitForTimeout(1_500);
      await cast.like(false);
      await page.getByRole('dialog').waitFor();
    },
  },
  {
    name: 'match',
    who: 'free',
    path: '/members',
    act: async (page, cast) => {
      await page.waitForTimeout(1_500);
      await cast.like(true);
      await page.getByRole('dialog').waitFor();
    },
  },

  { name: 'chats', who: 'free', path: '/chats' },
  { name: 'chats-empty', who: 'newcomer', path: '/chats' },
  { name: 'chats-loading', who: 'free', path: '/chats', prepare: late(feed) },
  { name: 'chats-failed', who: 'free', path: '/chats', prepare: broken(feed) },
  { name: 'chat', who: 'free', path: ({ conversation }) => `/chats/${conversation}` },
  { name: 'chat-loading', who: 'free', path: ({ conversation }) => `/chats/${conversation}`, prepare: late(messages) },
  { name: 'chat-failed', who: 'free', path: ({ conversation }) => `/chats/${conversation}`, prepare: broken(messages) },
  { name: 'chat-first-line', who: 'free', path: ({ unspoken }) => `/members/${unspoken}/chat` },
  { name: 'chat-missing', who: 'free', path: '/chats/0192f0c1-7e1b-7aaa-8000-0123456789ab' },
  {
    name: 'chat-offline',
    who: 'free',
    path: ({ conversation }) => `/chats/${conversation}`,
    act: async (page) => {
      await page.context().setOffline(true);
      await page.waitForTimeout(500);
    },
  },
  {
    name: 'chat-no-credits',
    who: 'free',
    path: ({ conversation }) => `/chats/${conversation}`,
    prepare: refusing(messages, 402, 'insufficient_credits', 'You do not have enough credits'),
    act: async (page) => {
      await page.locator('textarea').fill('That would be lovely.');
      await page.locator('form [type=submit], form button').last().click();
      await page.waitForTimeout(700);
    },
  },

  { name: 'admin-login', who: 'visitor', path: '/admin/login' },
  { name: 'admin-home', who: 'staff', path: '/admin' },
  { name: 'admin-members', who: 'staff', path: '/admin/members' },
  { name: 'admin-members-empty', who: 'staff', path: `/admin/members?filter=${encodeURIComponent('{"q":"nobody-has-this-name"}')}` },
  { name: 'admin-member', who: 'staff', path: ({ freeId }) => `/admin/members/${freeId}/show` },
  { name: 'admin-audit', who: 'staff', path: '/admin/audit' },
  { name: 'admin-queues', who: 'ops', path: '/admin/queues' },
];
