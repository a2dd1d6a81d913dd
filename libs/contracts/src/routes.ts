/** The pages of the member app that exist; everything else is a real 404. `:x` is a parameter, `:x?` an optional one. */
export const publicPages = [
  '/',
  '/login',
  '/signup',
  '/reset-password',
  '/reset-password/do',
  '/activate/done',
  '/activate/error',
  '/pricing',
  '/complaints',
  '/lang-config',
  '/pages/ban',
  '/pages/cookies',
  '/pages/faq',
  '/pages/privacy',
  '/pages/return-policy',
  '/pages/service',
  '/pages/terms',
] as const;

export const memberPages = [
  '/members',
  '/members/:id',
  '/members/:id/chat',
  '/chats',
  '/chats/:id',
  '/likes',
  '/likes/:type',
  '/likes/m/:id',
  '/signup-matches',
  '/complete-signup',
] as const;
