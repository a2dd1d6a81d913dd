import { BookOpenText, HandCoins, Landmark, Percent, Receipt, TicketPercent, TriangleAlert, Wallet } from 'lucide-react';
import { placeWords } from '../home/place-words';
import { later } from '../ui/later';
import { words } from '../words';
import type { PlaceGroup } from './place';

export const moneyPlaces: PlaceGroup = {
  title: 'Money',
  places: [
    {
      right: 'orders',
      to: '/orders',
      title: words.menu.orders,
      home: words.home.orders,
      Icon: Receipt,
      lists: {
        orders: {
          list: later(() => import('../orders/OrdersList'), 'OrdersList'),
          show: later(() => import('../orders/OrderPage'), 'OrderPage'),
        },
      },
    },
    {
      right: 'discount_codes',
      to: '/discount_codes',
      title: words.menu.discountCodes,
      home: words.home.discountCodes,
      Icon: TicketPercent,
      lists: {
        discount_codes: {
          list: later(() => import('../discount-codes/DiscountCodesList'), 'DiscountCodesList'),
          show: later(() => import('../discount-codes/DiscountCodePage'), 'DiscountCodePage'),
        },
      },
    },
    {
      right: 'payment_issues',
      to: '/payment_issues',
      title: words.menu.paymentIssues,
      home: words.home.paymentIssues,
      Icon: TriangleAlert,
      lists: { payment_issues: { list: later(() => import('../payment-issues/PaymentIssuesList'), 'PaymentIssuesList') } },
    },
    {
      right: 'money_requests',
      to: '/money_requests',
      title: words.menu.moneyRequests,
      home: words.home.moneyRequests,
      Icon: HandCoins,
      lists: { money_requests: { list: later(() => import('../money-requests/MoneyRequestsList'), 'MoneyRequestsList') } },
    },
    {
      right: 'direct_debits',
      to: '/debits',
      ...placeWords.directDebits,
      Icon: Landmark,
      lists: {
        debits: {
          list: later(() => import('../direct-debits/DebitsList'), 'DebitsList'),
          show: later(() => import('../direct-debits/DebitPage'), 'DebitPage'),
        },
        mandates: {
          list: later(() => import('../direct-debits/MandatesList'), 'MandatesList'),
          show: later(() => import('../direct-debits/MandatePage'), 'MandatePage'),
        },
        debit_blocks: { list: later(() => import('../direct-debits/DebitBlocksList'), 'DebitBlocksList') },
      },
    },
    {
      right: 'reports',
      to: '/books',
      ...placeWords.books,
      Icon: BookOpenText,
      pages: { '/books': later(() => import('../books/BooksPage'), 'BooksPage') },
    },
    {
      right: 'reports',
      to: '/payouts',
      ...placeWords.payouts,
      Icon: Wallet,
      pages: {
        '/payouts': later(() => import('../payouts/PayoutsPage'), 'PayoutsPage'),
        '/payouts/:id': later(() => import('../payouts/PayoutPage'), 'PayoutPage'),
      },
    },
    {
      right: 'reports',
      to: '/vat-report',
      ...placeWords.vatReport,
      Icon: Percent,
      pages: { '/vat-report': later(() => import('../vat-report/VatReportPage'), 'VatReportPage') },
    },
  ],
};
