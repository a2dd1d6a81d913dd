import {
  BadgeCheck,
  BookOpenText,
  Building2,
  ChartLine,
  ChartNoAxesColumn,
  CreditCard,
  FileClock,
  FileText,
  Gift,
  HandCoins,
  House,
  IdCard,
  Images,
  KeyRound,
  Landmark,
  Megaphone,
  MessageCircle,
  Percent,
  Plug,
  Radar,
  Receipt,
  ScanEye,
  Scale,
  Settings2,
  ShieldAlert,
  Tags,
  Ticket,
  TicketPercent,
  TriangleAlert,
  UsersRound,
  Wallet,
  WholeWord,
  Workflow,
  type LucideIcon,
} from 'lucide-react';
import type { AdminResource } from '#contracts-admin';
import { placeWords } from '../home/place-words';
import { words } from '../words';

interface MenuEntry {
  /** Null: for everybody. */
  readonly right: AdminResource | null;
  readonly to: string;
  readonly name: string;
  readonly Icon: LucideIcon;
}
export interface MenuGroup {
  /** Null: what stands by itself, without a heading. */
  readonly title: string | null;
  readonly entries: readonly MenuEntry[];
}

const entry = (right: AdminResource | null, to: string, name: string, Icon: LucideIcon): MenuEntry => ({ right, to, name, Icon });
const { menu } = words;

/** What the back office has, in the order of the menu; a group of which somebody may open nothing is not there. */
export const menuGroups: readonly MenuGroup[] = [
  {
    title: null,
    entries: [entry(null, '/', menu.home, House), entry('dashboard', '/dashboard', placeWords.dashboard.title, ChartLine)],
  },
  {
    title: 'Safety',
    entries: [
      entry('cases', '/cases', menu.cases, Scale),
      entry('reviews', '/review', menu.review, Images),
      entry('cases', '/verifications', menu.verifications, BadgeCheck),
      entry('child_material', '/child_material', menu.childMaterial, ShieldAlert),
      entry('cases', '/noticed', menu.noticed, ScanEye),
      entry('cases', '/signals', menu.signals, Radar),
      entry('transparency', '/transparency', menu.transparency, ChartNoAxesColumn),
    ],
  },
  {
    title: 'Members',
    entries: [
      entry('members', '/members', menu.members, UsersRound),
      entry('invitations', '/invitations', menu.invitations, Ticket),
      entry('announcements', '/announcements', menu.announcements, Megaphone),
    ],
  },
  {
    title: 'Money',
    entries: [
      entry('orders', '/orders', menu.orders, Receipt),
      entry('discount_codes', '/discount_codes', menu.discountCodes, TicketPercent),
      entry('payment_issues', '/payment_issues', menu.paymentIssues, TriangleAlert),
      entry('money_requests', '/money_requests', menu.moneyRequests, HandCoins),
      entry('direct_debits', '/debits', placeWords.directDebits.title, Landmark),
      entry('reports', '/books', placeWords.books.title, BookOpenText),
      entry('reports', '/payouts', placeWords.payouts.title, Wallet),
      entry('reports', '/vat-report', placeWords.vatReport.title, Percent),
    ],
  },
  {
    title: 'Sites',
    entries: [
      entry('site_settings', '/sites', menu.sites, Settings2),
      entry('prices', '/prices', placeWords.prices.title, Tags),
      entry('companies', '/payment_methods', placeWords.methods.title, CreditCard),
      entry('catalogue', '/gifts', placeWords.gifts.title, Gift),
      entry('catalogue', '/site_lists', placeWords.siteLists.title, MessageCircle),
      entry('texts', '/texts', placeWords.texts.title, FileText),
      entry('texts', '/site_words', placeWords.siteWords.title, WholeWord),
    ],
  },
  {
    title: 'Companies',
    entries: [
      entry('companies', '/companies', placeWords.companies.title, Building2),
      entry('companies', '/vat', placeWords.vat.title, Percent),
    ],
  },
  {
    title: 'The office',
    entries: [
      entry('staff', '/staff', placeWords.colleagues.title, IdCard),
      entry('staff', '/api_tokens', placeWords.apiTokens.title, Plug),
      entry('audit', '/audit', menu.audit, FileClock),
      entry('jobs', '/queues-overview', menu.jobs, Workflow),
      entry(null, '/device', menu.device, KeyRound),
    ],
  },
];

/** The groups with what somebody with these rights may open. */
export const groupsFor = (rights: readonly AdminResource[]): MenuGroup[] =>
  menuGroups
    .map(({ title, entries }) => ({ title, entries: entries.filter(({ right }) => right === null || rights.includes(right)) }))
    .filter(({ entries }) => entries.length > 0);
