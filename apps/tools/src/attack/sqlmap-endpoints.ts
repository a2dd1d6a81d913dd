import type { CallerKind } from './person.js';
import type { Endpoint } from './sqlmap.js';

/** Where texts and numbers of callers come nearest to a statement: lists of members and of the office, the sign-in, public pages. */
export const sqlmapEndpoints: readonly (Endpoint & { readonly as: CallerKind })[] = [
  { as: 'premium', path: '/api/members?country=NL&about=walk*' },
  { as: 'premium', path: '/api/members?country=NL*&min_age=60&max_age=70' },
  { as: 'premium', path: '/api/towns?country=NL&q=Utr*' },
  { as: 'premium', path: '/api/likes?type=received&cursor=a*' },
  { as: 'premium', path: '/api/members/01930000-0000-7000-8000-00000000dead*' },
  { as: 'premium', path: '/api/saved-searches', body: '{"name":"near*","filters":{"min_age":60}}' },
  { as: 'visitor', path: '/api/user', body: '{"email":"nobody*@mail.example","password":"Heidebloem-61-uit"}' },
  { as: 'visitor', path: '/login?callback=/search*' },
  { as: 'owner', path: '/api/admin/members?q=walk*&page=1&per_page=25' },
  { as: 'owner', path: '/api/admin/members?page=1&per_page=25&sort=signed_up*&order=desc' },
  { as: 'owner', path: '/api/admin/noticed?page=1&per_page=25&sort=weight&order=desc*' },
  { as: 'owner', path: '/api/admin/orders?page=1&per_page=25&q=a*' },
  { as: 'owner', path: '/api/admin/debits?page=1&per_page=25&q=a*' },
];
