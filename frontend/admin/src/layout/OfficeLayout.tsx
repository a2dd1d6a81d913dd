import {
  BadgeCheck,
  BookOpenText,
  Building2,
  ChartLine,
  ChartNoAxesColumn,
  FileClock,
  FileText,
  Gift,
  HandCoins,
  House,
  IdCard,
  Images,
  KeyRound,
  Landmark,
  ListChecks,
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
  WholeWord,
  Workflow,
} from 'lucide-react';
import { AppBar, Layout, Menu, TitlePortal, usePermissions, type LayoutProps } from 'react-admin';
import { MenuItem, ListItemIcon } from '@mui/material';
import { queuesPath, type AdminResource } from '#contracts-admin';
import { apiTokenWords } from '../api-tokens/api-token.words';
import { colleagueWords } from '../colleagues/colleague-words';
import { useWhoAmI } from '../useWhoAmI';
import { companyWords } from '../companies/company-words';
import { dashboardWords } from '../dashboard/dashboard-words';
import { DevicePage } from '../device/DevicePage';
import { directDebitWords } from '../direct-debits/direct-debit-words';
import { giftWords } from '../gifts/gift-words';
import { siteListWords } from '../site-lists/site-list-words';
import { priceWords } from '../prices/price-words';
import { booksWords } from '../books/books.words';
import { siteWordWords } from '../site-words/site-word-words';
import { textWords } from '../texts/text-words';
import { payoutWords } from '../payouts/payout-words';
import { vatReportWords } from '../vat-report/words';
import { vatWords } from '../vat/vat-words';
import { words } from '../words';
import { usePressOnce } from '../work-queue/keys';
import { UndoBar } from '../work-queue/UndoBar';
import { BrokenPage } from './Broken';
import { IdleWarning } from './IdleWarning';

/** Whoever came in with a recovery code finds one page wherever he goes; the server refuses the others as well. */
export function OfficeLayout({ children, ...props }: LayoutProps) {
  const { data } = useWhoAmI();
  usePressOnce();
  return (
    <Layout {...props} appBar={OfficeBar} menu={OfficeMenu} error={BrokenPage} appBarAlwaysOn>
      {data?.staff.needs_device ? <DevicePage /> : children}
      <UndoBar />
      <IdleWarning />
    </Layout>
  );
}

/** The title of the page in the bar is its main heading. */
const OfficeBar = () => (
  <AppBar alwaysOn>
    <TitlePortal component="h1" />
  </AppBar>
);

function OfficeMenu() {
  const { permissions } = usePermissions<AdminResource[]>();
  const may = (resource: AdminResource) => permissions?.includes(resource) ?? false;
  return (
    <Menu>
      <Menu.Item to="/" primaryText={words.menu.home} leftIcon={<House aria-hidden />} />
      {may('dashboard') && <Menu.Item to="/dashboard" primaryText={dashboardWords.title} leftIcon={<ChartLine aria-hidden />} />}
      {may('cases') && <Menu.Item to="/cases" primaryText={words.menu.cases} leftIcon={<Scale aria-hidden />} />}
      {may('reviews') && <Menu.Item to="/review" primaryText={words.menu.review} leftIcon={<Images aria-hidden />} />}
      {may('cases') && <Menu.Item to="/verifications" primaryText={words.menu.verifications} leftIcon={<BadgeCheck aria-hidden />} />}
      {may('child_material') && (
        <Menu.Item to="/child_material" primaryText={words.menu.childMaterial} leftIcon={<ShieldAlert aria-hidden />} />
      )}
      {may('cases') && <Menu.Item to="/noticed" primaryText={words.menu.noticed} leftIcon={<ScanEye aria-hidden />} />}
      {may('cases') && <Menu.Item to="/signals" primaryText={words.menu.signals} leftIcon={<Radar aria-hidden />} />}
      {may('members') && <Menu.Item to="/members" primaryText={words.menu.members} leftIcon={<UsersRound aria-hidden />} />}
      {may('orders') && <Menu.Item to="/orders" primaryText={words.menu.orders} leftIcon={<Receipt aria-hidden />} />}
      {may('discount_codes') && (
        <Menu.Item to="/discount_codes" primaryText={words.menu.discountCodes} leftIcon={<TicketPercent aria-hidden />} />
      )}
      {may('payment_issues') && (
        <Menu.Item to="/payment_issues" primaryText={words.menu.paymentIssues} leftIcon={<TriangleAlert aria-hidden />} />
      )}
      {may('money_requests') && (
        <Menu.Item to="/money_requests" primaryText={words.menu.moneyRequests} leftIcon={<HandCoins aria-hidden />} />
      )}
      {may('direct_debits') && <Menu.Item to="/debits" primaryText={directDebitWords.title} leftIcon={<Landmark aria-hidden />} />}
      {may('reports') && <Menu.Item to="/books" primaryText={booksWords.title} leftIcon={<BookOpenText aria-hidden />} />}
      {may('reports') && <Menu.Item to="/payouts" primaryText={payoutWords.title} leftIcon={<Landmark aria-hidden />} />}
      {may('reports') && <Menu.Item to="/vat-report" primaryText={vatReportWords.title} leftIcon={<Percent aria-hidden />} />}
      {may('transparency') && (
        <Menu.Item to="/transparency" primaryText={words.menu.transparency} leftIcon={<ChartNoAxesColumn aria-hidden />} />
      )}
      {may('invitations') && <Menu.Item to="/invitations" primaryText={words.menu.invitations} leftIcon={<Ticket aria-hidden />} />}
      {may('announcements') && (
        <Menu.Item to="/announcements" primaryText={words.menu.announcements} leftIcon={<Megaphone aria-hidden />} />
      )}
      {may('site_settings') && <Menu.Item to="/sites" primaryText={words.menu.sites} leftIcon={<Settings2 aria-hidden />} />}
      {may('catalogue') && <Menu.Item to="/gifts" primaryText={giftWords.title} leftIcon={<Gift aria-hidden />} />}
      {may('catalogue') && <Menu.Item to="/site_lists" primaryText={siteListWords.title} leftIcon={<MessageCircle aria-hidden />} />}
      {may('prices') && <Menu.Item to="/prices" primaryText={priceWords.title} leftIcon={<Tags aria-hidden />} />}
      {may('texts') && <Menu.Item to="/texts" primaryText={textWords.title} leftIcon={<FileText aria-hidden />} />}
      {may('texts') && <Menu.Item to="/site_words" primaryText={siteWordWords.title} leftIcon={<WholeWord aria-hidden />} />}
      {may('companies') && <Menu.Item to="/companies" primaryText={companyWords.title} leftIcon={<Building2 aria-hidden />} />}
      {may('companies') && <Menu.Item to="/vat" primaryText={vatWords.title} leftIcon={<Percent aria-hidden />} />}
      {may('staff') && <Menu.Item to="/staff" primaryText={colleagueWords.title} leftIcon={<IdCard aria-hidden />} />}
      {may('staff') && <Menu.Item to="/api_tokens" primaryText={apiTokenWords.title} leftIcon={<Plug aria-hidden />} />}
      {may('audit') && <Menu.Item to="/audit" primaryText={words.menu.audit} leftIcon={<FileClock aria-hidden />} />}
      {may('jobs') && <Menu.Item to="/queues-overview" primaryText={words.menu.jobs} leftIcon={<Workflow aria-hidden />} />}
      <Menu.Item to="/device" primaryText={words.menu.device} leftIcon={<KeyRound aria-hidden />} />
      {may('queues') && (
        <MenuItem component="a" href={queuesPath} sx={{ minHeight: 44, color: 'text.secondary' }}>
          <ListItemIcon sx={{ minWidth: '40px !important' }}>
            <ListChecks aria-hidden />
          </ListItemIcon>
          {words.menu.queues}
        </MenuItem>
      )}
    </Menu>
  );
}
