import { Card, CardActionArea, Stack, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { Title } from 'react-admin';
import { Link } from 'react-router';
import { queuesPath, type AdminResource, type WaitingAnswer } from '#contracts-admin';
import { apiTokenWords } from '../api-tokens/api-token.words';
import { colleagueWords } from '../colleagues/colleague-words';
import { OneOwnerWarning } from '../colleagues/OneOwnerWarning';
import { useWhoAmI } from '../useWhoAmI';
import { officeApi } from '../officeApi';
import { companyWords } from '../companies/company-words';
import { dashboardWords } from '../dashboard/dashboard-words';
import { directDebitWords } from '../direct-debits/direct-debit-words';
import { giftWords } from '../gifts/gift-words';
import { siteListWords } from '../site-lists/site-list-words';
import { methodWords } from '../methods/method-words';
import { priceWords } from '../prices/price-words';
import { siteWordWords } from '../site-words/site-word-words';
import { textWords } from '../texts/text-words';
import { Failed } from '../ui/Failed';
import { Waiting } from '../ui/Waiting';
import { booksWords } from '../books/books.words';
import { payoutWords } from '../payouts/payout-words';
import { vatReportWords } from '../vat-report/words';
import { vatWords } from '../vat/vat-words';
import { words } from '../words';
import { WaitingLine } from './WaitingLine';

const COUNT_MS = 60_000;

const areas = [
  { resource: 'dashboard', name: dashboardWords.title, about: dashboardWords.home, link: { component: Link, to: '/dashboard' } },
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
  { resource: 'direct_debits', name: directDebitWords.title, about: directDebitWords.home, link: { component: Link, to: '/debits' } },
  { resource: 'reports', name: booksWords.title, about: booksWords.home, link: { component: Link, to: '/books' } },
  { resource: 'reports', name: payoutWords.title, about: payoutWords.home, link: { component: Link, to: '/payouts' } },
  { resource: 'reports', name: vatReportWords.title, about: vatReportWords.home, link: { component: Link, to: '/vat-report' } },
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
  { resource: 'catalogue', name: giftWords.title, about: giftWords.home, link: { component: Link, to: '/gifts' } },
  { resource: 'catalogue', name: siteListWords.title, about: siteListWords.home, link: { component: Link, to: '/site_lists' } },
  { resource: 'prices', name: priceWords.title, about: priceWords.home, link: { component: Link, to: '/prices' } },
  { resource: 'texts', name: textWords.title, about: textWords.home, link: { component: Link, to: '/texts' } },
  { resource: 'texts', name: siteWordWords.title, about: siteWordWords.home, link: { component: Link, to: '/site_words' } },
  { resource: 'companies', name: companyWords.title, about: companyWords.home, link: { component: Link, to: '/companies' } },
  { resource: 'companies', name: vatWords.title, about: vatWords.home, link: { component: Link, to: '/vat' } },
  { resource: 'companies', name: methodWords.title, about: methodWords.home, link: { component: Link, to: '/payment_methods' } },
  { resource: 'staff', name: colleagueWords.title, about: colleagueWords.home, link: { component: Link, to: '/staff' } },
  { resource: 'staff', name: apiTokenWords.title, about: apiTokenWords.home, link: { component: Link, to: '/api_tokens' } },
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
