import { queuesPath, type AdminResource, type WaitingAnswer } from '#contracts-admin';
import { words } from '../words';
import { placeWords } from './place-words';

export interface Area {
  readonly resource: AdminResource;
  /** `href`: it is no screen of this app. */
  readonly to: { readonly path: string } | { readonly href: string };
  readonly name: string;
  readonly about: string;
  /** What waits there is told beside it. */
  readonly queue?: Exclude<keyof WaitingAnswer, 'requests'>;
}

const { menu, home } = words;
const area = (resource: AdminResource, path: string, name: string, about: string, queue?: Area['queue']): Area => ({
  resource,
  to: { path },
  name,
  about,
  ...(queue && { queue }),
});
const place = (resource: AdminResource, path: string, key: keyof typeof placeWords): Area =>
  area(resource, path, placeWords[key].title, placeWords[key].home);

/** What the first page leads to, in its order. */
export const areas: readonly Area[] = [
  place('dashboard', '/dashboard', 'dashboard'),
  area('cases', '/cases', menu.cases, home.cases, 'cases'),
  area('reviews', '/review', menu.review, home.review, 'reviews'),
  area('cases', '/verifications', menu.verifications, home.verifications, 'verifications'),
  area('cases', '/noticed', menu.noticed, home.noticed),
  area('child_material', '/child_material', menu.childMaterial, home.childMaterial),
  area('cases', '/signals', menu.signals, home.signals),
  area('members', '/members', menu.members, home.members),
  area('orders', '/orders', menu.orders, home.orders),
  area('discount_codes', '/discount_codes', menu.discountCodes, home.discountCodes),
  area('payment_issues', '/payment_issues', menu.paymentIssues, home.paymentIssues),
  area('money_requests', '/money_requests', menu.moneyRequests, home.moneyRequests),
  place('direct_debits', '/debits', 'directDebits'),
  place('reports', '/books', 'books'),
  place('reports', '/payouts', 'payouts'),
  place('reports', '/vat-report', 'vatReport'),
  area('transparency', '/transparency', menu.transparency, home.transparency),
  area('invitations', '/invitations', menu.invitations, home.invitations),
  area('announcements', '/announcements', menu.announcements, home.announcements),
  area('site_settings', '/sites', menu.sites, home.sites),
  place('catalogue', '/gifts', 'gifts'),
  place('catalogue', '/site_lists', 'siteLists'),
  place('prices', '/prices', 'prices'),
  place('texts', '/texts', 'texts'),
  place('texts', '/site_words', 'siteWords'),
  place('companies', '/companies', 'companies'),
  place('companies', '/vat', 'vat'),
  place('companies', '/payment_methods', 'methods'),
  place('staff', '/staff', 'colleagues'),
  place('staff', '/api_tokens', 'apiTokens'),
  area('audit', '/audit', menu.audit, home.audit),
  area('jobs', '/queues-overview', menu.jobs, home.jobs),
  { resource: 'queues', to: { href: queuesPath }, name: menu.queues, about: home.queues },
];
