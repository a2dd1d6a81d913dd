import type { Page } from 'playwright-core';
import { answering, broken, late, refuse, refusing, type Scene } from '../scene.js';
import type { Cast } from '../cast.js';
import {
  bankAccount,
  bankAccountCall,
  euro,
  failed,
  order,
  orderId,
  orderScene,
  ordersCall,
  paid,
  quote,
  refund,
  spending,
  spendingCall,
  withdrawalCall,
} from '../shop.js';

const keyed = '?key=a-key-of-a-receipt-that-is-long-enough';
const withdraw = (name: string, more: Omit<Scene, 'name' | 'who' | 'path'> & Partial<Pick<Scene, 'who' | 'path'>>): Scene => ({
  who: 'free',
  path: `/transactions/${orderId}/withdraw`,
  ...more,
  name: `payment-withdraw-${name}`,
});

const account = (name: string, more: Omit<Scene, 'name' | 'who' | 'path'>): Scene => ({
  who: 'visitor',
  path: `/transactions/${orderId}/bank-account${keyed}`,
  ...more,
  name: `payment-bank-account-${name}`,
});

/** A message waits for the credits that were bought. */
const withWayBack = async (page: Page, { conversation, freeId }: Cast) => {
  const back = { memberId: freeId, chatId: conversation, text: 'That would be lovely.', until: Date.now() + 60_000 };
  await page.addInitScript(`localStorage.setItem('way-back', ${JSON.stringify(JSON.stringify(back))})`);
};

const transfer = {
  bank: 'ABN AMRO',
  iban: 'NL91ABNA0417164300',
  bic: 'ABNANL2A',
  holder: 'Stichting Mollie Payments',
  reference: 'RF12-3456-7890',
};

/** Orders in every state, what is spent, and the way out of the contract. */
export const orderScenes: readonly Scene[] = [
  orderScene('pending', order),
  orderScene('to-pay', { ...order, checkout_url: 'https://pay.example/1' }),
  orderScene('transfer', { ...order, method: 'banktransfer', transfer }),
  orderScene('completed', paid),
  orderScene('back-to-message', { ...paid, made_premium: false }, withWayBack),
  orderScene('returned', {
    ...paid,
    made_premium: false,
    withdrawable: false,
    refunds: [refund],
    invoices: [...paid.invoices, { kind: 'credit_note', number: '2026-000124', path: '/api/invoices/y' }],
  }),
  orderScene('charged-back', {
    ...paid,
    made_premium: false,
    withdrawable: false,
    refunds: [{ ...refund, cause: 'chargeback', state: 'done' }],
    invoices: [...paid.invoices, { kind: 'credit_note', number: '2026-000124', path: '/api/invoices/y' }],
  }),
  orderScene('refund-failed', { ...paid, made_premium: false, withdrawable: false, refunds: [{ ...refund, state: 'failed' }] }),
  orderScene('failed', failed),
  orderScene('card-failed', { ...failed, method: 'creditcard', failure: 'card_funds' }),
  orderScene('cancelled', { ...order, state: 'cancelled' }),
  {
    name: 'payment-orders',
    who: 'free',
    path: '/transactions',
    prepare: answering(ordersCall, {
      payments: [order, failed, { ...paid, refunds: [refund] }, { ...order, state: 'cancelled' }].map((one, index) => ({
        ...one,
        payment_id: `018f0000-0000-7000-8000-00000000001${index}`,
      })),
      next: 'more',
    }),
  },
  { name: 'payment-orders-empty', who: 'free', path: '/transactions', prepare: answering(ordersCall, { payments: [], next: null }) },
  { name: 'payment-orders-loading', who: 'free', path: '/transactions', prepare: late(ordersCall) },
  { name: 'payment-orders-failed', who: 'free', path: '/transactions', prepare: broken(/\/api\/orders/) },
  withdraw('1', { whole: true, prepare: answering(withdrawalCall, quote) }),
  withdraw('2', { whole: true, prepare: answering(withdrawalCall, quote), act: (page) => page.locator('main button').first().click() }),
  withdraw('signed-out', {
    who: 'visitor',
    path: `/transactions/${orderId}/withdraw${keyed}`,
    whole: true,
    prepare: answering(withdrawalCall, quote),
  }),
  withdraw('done', {
    who: 'visitor',
    path: `/transactions/${orderId}/withdraw${keyed}`,
    prepare: (page) =>
      page.route(withdrawalCall, (route) => {
        const body = route.request().method() === 'POST' ? { refund, at: refund.at } : quote;
        return route.fulfill({ status: 200, contentType: 'application/json', body: JSON.stringify(body) });
      }),
    act: async (page) => {
      await page.locator('main button').first().click();
      await page.locator('main button').first().click();
      await page.locator('main [role=status]').waitFor();
    },
  }),
  withdraw('too-late', {
    prepare: (page) => page.route(withdrawalCall, (route) => refuse(route, 409, 'withdrawal_over', {}, { date: '9-12-2026' })),
  }),
  withdraw('again', { prepare: (page) => page.route(withdrawalCall, (route) => refuse(route, 409, 'withdrawal_done')) }),
  withdraw('wrong-link', {
    who: 'visitor',
    path: `/transactions/${orderId}/withdraw${keyed}`,
    prepare: (page) => page.route(withdrawalCall, (route) => refuse(route, 404, 'order_not_found')),
  }),
  account('asked', { whole: true, prepare: answering(bankAccountCall, bankAccount) }),
  account('wrong', {
    whole: true,
    prepare: async (page) => {
      await answering(bankAccountCall, bankAccount)(page);
      await refusing(bankAccountCall, 422, 'iban_invalid', 'iban')(page);
    },
    act: async (page) => {
      await page.locator('input[name=iban]').fill('NL92 ABNA 0417 1643 00');
      await page.locator('input[name=holder]').fill('A. de Vries');
      await page.locator('main button[type=submit]').click();
      await page.locator('main [aria-invalid=true]').first().waitFor();
    },
  }),
  account('given', { prepare: answering(bankAccountCall, { ...bankAccount, state: 'given', ends_in: '4300' }) }),
  account('paid', { prepare: answering(bankAccountCall, { ...bankAccount, state: 'paid' }) }),
  account('not-needed', { prepare: answering(bankAccountCall, { ...bankAccount, state: 'not_needed' }) }),
  account('wrong-link', { prepare: (page) => page.route(bankAccountCall, (route) => refuse(route, 404, 'order_not_found')) }),
  { name: 'payment-spending', who: 'free', path: '/settings/spending', whole: true, prepare: answering(spendingCall, spending) },
  {
    name: 'payment-spending-none',
    who: 'free',
    path: '/settings/spending',
    whole: true,
    prepare: answering(spendingCall, { months: [], limit: null, spent: euro(0), change: null }),
  },
  { name: 'payment-spending-failed', who: 'free', path: '/settings/spending', prepare: broken(spendingCall) },
];
