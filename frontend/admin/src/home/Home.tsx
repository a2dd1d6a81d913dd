import { Card, CardActionArea, Stack, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { Title } from 'react-admin';
import { Link } from 'react-router';
import { queuesPath, type AdminResource, type WaitingAnswer } from '#contracts-admin';
import { OneOwnerWarning } from '../colleagues/OneOwnerWarning';
import { useWhoAmI } from '../useWhoAmI';
import { officeApi } from '../officeApi';
import { Failed } from '../ui/Failed';
import { Waiting } from '../ui/Waiting';
import { placeWords } from './place-words';
import { words } from '../words';
import { WaitingLine } from './WaitingLine';

const COUNT_MS = 60_000;

const areas = [
  {
    resource: 'dashboard',
    name: placeWords.dashboard.title,
    about: placeWords.dashboard.home,
    link: { component: Link, to: '/dashboard' },
  },
  { resource: 'cases', name: words.menu.cases, about: words.home.cases, link: { component: Link, to: '/cases' }, queue: 'cases' },
  { resource: 'reviews', name: words.menu.review, about: words.home.review, link: { component: Link, to: '/review' }, queue: 'reviews' },
  {
    resource: 'cases',
    name: words.menu.verifications,
    about: words.home.verifications,
    link: { component: Link, to: '/verifications' },
    queue: 'verifications',
  },
  { resource: 'cases', name: words.menu.noticed, about: words.home.noticed, link: { component: Link, to: '/noticed' } },
  {
    resource: 'child_material',
    name: words.menu.childMaterial,
    about: words.home.childMaterial,
    link: { component: Link, to: '/child_material' },
  },
  { resource: 'cases', name: words.menu.signals, about: words.home.signals, link: { component: Link, to: '/signals' } },
  { resource: 'members', name: words.menu.members, about: words.home.members, link: { component: Link, to: '/members' } },
  { resource: 'orders', name: words.menu.orders, about: words.home.orders, link: { component: Link, to: '/orders' } },
  {
    resource: 'discount_codes',
    name: words.menu.discountCodes,
    about: words.home.discountCodes,
    link: { component: Link, to: '/discount_codes' },
  },
  {
    resource: 'payment_issues',
    name: words.menu.paymentIssues,
    about: words.home.paymentIssues,
    link: { component: Link, to: '/payment_issues' },
  },
  {
    resource: 'money_requests',
    name: words.menu.moneyRequests,
    about: words.home.moneyRequests,
    link: { component: Link, to: '/money_requests' },
  },
  {
    resource: 'direct_debits',
    name: placeWords.directDebits.title,
    about: placeWords.directDebits.home,
    link: { component: Link, to: '/debits' },
  },
  { resource: 'reports', name: placeWords.books.title, about: placeWords.books.home, link: { component: Link, to: '/books' } },
  { resource: 'reports', name: placeWords.payouts.title, about: placeWords.payouts.home, link: { component: Link, to: '/payouts' } },
  { resource: 'reports', name: placeWords.vatReport.title, about: placeWords.vatReport.home, link: { component: Link, to: '/vat-report' } },
  {
    resource: 'transparency',
    name: words.menu.transparency,
    about: words.home.transparency,
    link: { component: Link, to: '/transparency' },
  },
  {
    resource: 'invitations',
    name: words.menu.invitations,
    about: words.home.invitations,
    link: { component: Link, to: '/invitations' },
  },
  {
    resource: 'announcements',
    name: words.menu.announcements,
    about: words.home.announcements,
    link: { component: Link, to: '/announcements' },
  },
  { resource: 'site_settings', name: words.menu.sites, about: words.home.sites, link: { component: Link, to: '/sites' } },
  { resource: 'catalogue', name: placeWords.gifts.title, about: placeWords.gifts.home, link: { component: Link, to: '/gifts' } },
  {
    resource: 'catalogue',
    name: placeWords.siteLists.title,
    about: placeWords.siteLists.home,
    link: { component: Link, to: '/site_lists' },
  },
  { resource: 'prices', name: placeWords.prices.title, about: placeWords.prices.home, link: { component: Link, to: '/prices' } },
  { resource: 'texts', name: placeWords.texts.title, about: placeWords.texts.home, link: { component: Link, to: '/texts' } },
  { resource: 'texts', name: placeWords.siteWords.title, about: placeWords.siteWords.home, link: { component: Link, to: '/site_words' } },
  {
    resource: 'companies',
    name: placeWords.companies.title,
    about: placeWords.companies.home,
    link: { component: Link, to: '/companies' },
  },
  { resource: 'companies', name: placeWords.vat.title, about: placeWords.vat.home, link: { component: Link, to: '/vat' } },
  {
    resource: 'companies',
    name: placeWords.methods.title,
    about: placeWords.methods.home,
    link: { component: Link, to: '/payment_methods' },
  },
  { resource: 'staff', name: placeWords.colleagues.title, about: placeWords.colleagues.home, link: { component: Link, to: '/staff' } },
  { resource: 'staff', name: placeWords.apiTokens.title, about: placeWords.apiTokens.home, link: { component: Link, to: '/api_tokens' } },
  { resource: 'audit', name: words.menu.audit, about: words.home.audit, link: { component: Link, to: '/audit' } },
  { resource: 'jobs', name: words.menu.jobs, about: words.home.jobs, link: { component: Link, to: '/queues-overview' } },
  { resource: 'queues', name: words.menu.queues, about: words.home.queues, link: { component: 'a', href: queuesPath } },
] as const satisfies readonly {
  resource: AdminResource;
  name: string;
  about: string;
  link: object;
  queue?: Exclude<keyof WaitingAnswer, 'requests'>;
}[];

/** The first page: who is signed in and where this role can go. */
export function Home() {
  const { data, error, refetch } = useWhoAmI();
  const counts = useCounts(data?.staff.rights.includes('cases') ?? false);
  if (error) return <Failed error={error} onRetry={() => void refetch()} />;
  if (!data) return <Waiting />;
  const { name, roles, rights } = data.staff;
  const open = areas.filter(({ resource }) => rights.includes(resource));
  return (
    <Stack spacing={2} sx={{ maxWidth: 720, pt: 2 }}>
      <Title title={words.menu.home} />
      <Typography component="h2" variant="h5">
        {words.home.hello(name)}
      </Typography>
      <Typography sx={{ color: 'text.secondary' }}>{words.home.roles(roles.map((role) => words.roles[role]).join(', '))}</Typography>
      <OneOwnerWarning leads />
      {open.length === 0 && <Typography>{words.home.nothing}</Typography>}
      {open.map(({ name: area, about, link, ...more }) => (
        <Card key={area}>
          <CardActionArea {...link} sx={{ p: 2 }}>
            <Typography component="h3" variant="h6">
              {area}
            </Typography>
            <Typography sx={{ color: 'text.secondary' }}>{about}</Typography>
            {counts && 'queue' in more ? <WaitingLine queue={more.queue} waiting={counts} /> : null}
          </CardActionArea>
        </Card>
      ))}
    </Stack>
  );
}

/** What waits, counted again each minute; the page is whole without it, and does not wait for it. */
function useCounts(mayRead: boolean): WaitingAnswer | undefined {
  const { data } = useQuery({
    queryKey: ['waiting'],
    queryFn: ({ signal }) => officeApi.waiting(signal),
    enabled: mayRead,
    refetchInterval: COUNT_MS,
    retry: false,
  });
  return data;
}
