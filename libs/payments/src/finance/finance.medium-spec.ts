import { describe, expect, it } from '@jest/globals';
import { Transactions, type Tx } from '#database';
import { MemberData } from '#member-data';
import { bankAccountKeyOf, openBankAccount } from '../bank-accounts/index.js';
import { BankAccounts, withdrawalKeyOf } from '../withdrawals/index.js';
import { FinanceDecisions } from './finance-decisions.service.js';
import { OpenOrders } from '../payment-sync/index.js';
import { refusedByProvider } from '../shop.fixture.js';
import { beginInShop, type OpenShop } from '../shop-stage.fixture.js';
import { SpendingService } from '../spending/index.js';

let { world, shop, anna, orderId } = {} as OpenShop;
beginInShop({ bought: 50 }, (opened) => {
  ({ world, shop, anna, orderId } = opened);
});
const accounts = () => world.get(BankAccounts);
const decide = <Result>(work: (decisions: FinanceDecisions, tx: Tx) => Promise<Result>): Promise<Result> =>
  world.get(Transactions).run((tx) => work(world.get(FinanceDecisions), tx));
const notFound = expect.objectContaining({ code: 'not_found' });
const openIssues = () =>
  world.rows<{ id: string; kind: string; subject: string; details: object }>(
    `select id, kind, subject, details from payments.recon_issue where closed_at is null order by found_at, id`,
  );
const nobody = '01930000-0000-7000-8000-000000000009';
const payElsewhere = (refundId: string) => decide((decisions, tx) => decisions.payElsewhere(tx, refundId));

describe('finance', () => {
  it('ends an open issue with a reason, once', async () => {
    shop.say(orderId, { chargedBackMinor: 4_000 });
    await shop.sync(orderId);
    const [issue] = await openIssues();
    expect(issue).toMatchObject({ kind: 'charged_back', subject: orderId });
    const close = (id: string) => decide((decisions, tx) => decisions.closeIssue(tx, id, 'written off'));
    await expect(close(nobody)).rejects.toEqual(notFound);
    const id = issue?.id ?? '';
    expect(await close(id)).toEqual({ kind: 'charged_back', subject: orderId, order: orderId });
    await expect(close(id)).rejects.toEqual(notFound);
    expect(await world.rows(`select closed_because from payments.recon_issue where id = $1`, [id])).toEqual([
      { closed_because: 'written off' },
    ]);
  });

  it('notes how a withdrawal was paid whose transfers failed; it is done then, with its credit note, and stays so', async () => {
    const refundId = await shop.withdrawInVain(anna, orderId);
    expect((await openIssues()).map(({ kind, subject }) => [kind, subject])).toEqual([['refund_failed', refundId]]);
    expect(await payElsewhere(refundId)).toEqual({ order: orderId, minor: 4_000, currency: 'EUR' });
    expect(await shop.queued('payment.credit-note')).toEqual([{ refundId }]);
    await shop.sync(orderId);
    expect((await shop.view(anna, orderId)).refunds).toMatchObject([{ state: 'done' }]);
    expect([await openIssues(), await shop.balance(anna), await shop.faultsInBooks([anna])]).toEqual([[], 0, []]);
    await expect(payElsewhere(refundId)).rejects.toEqual(notFound);
    expect(await shop.queued('payment.credit-note')).toEqual([{ refundId }]);
  });

  it('books what it pays by itself, no more than has not gone back meanwhile, and the member’s spending knows it', async () => {
    const refundId = await shop.withdrawInVain(anna, orderId);
    shop.refundThere(orderId, 1_000);
    await shop.sync(orderId);
    await payElsewhere(refundId);
    expect((await shop.view(anna, orderId)).refunds).toMatchObject([
      { cause: 'withdrawal', amount: { minor: 3_000 } },
      { amount: { minor: 1_000 } },
    ]);
    const [book] = await world.rows(
      `select sum(case when account in ('revenue', 'vat') then amount_minor else -amount_minor end)::int as sold,
              sum(amount_minor) filter (where contra = 'bank')::int as bank
         from payments.money_entry where order_id = $1 and (account in ('revenue', 'vat') or contra in ('revenue', 'vat'))`,
      [orderId],
    );
    expect(book).toEqual({ sold: 0, bank: 3_000 });
    const { months } = await world.get(SpendingService).view(anna.id);
    expect(months).toMatchObject([{ paid: [{ minor: 4_000 }], returned: [{ minor: 4_000 }] }]);
    await world.get(OpenOrders).pollDue();
    expect(await world.rows(`select state from payments.orders where id = $1`, [orderId])).toEqual([{ state: 'refunded' }]);
  });

  it('allows who may buy nothing more after a chargeback to buy again', async () => {
    shop.say(orderId, { chargedBackMinor: 1_425 });
    await shop.sync(orderId);
    const body = await shop.body(anna, 20);
    await expect(shop.order(anna, body)).rejects.toMatchObject({
      code: 'buying_blocked',
      details: { params: { email: expect.stringContaining('@') } },
    });
    const allow = (memberId: string) => decide((decisions, tx) => decisions.allowBuying(tx, memberId));
    await expect(allow(nobody)).rejects.toEqual(notFound);
    expect(await allow(anna.id)).toEqual({ orders: [orderId] });
    await expect(allow(anna.id)).rejects.toEqual(notFound);
    await shop.sync(orderId);
    await shop.order(anna, body);
  });

  it('settles the country of a paid order on which no two pieces of evidence agree', async () => {
    const body = await shop.body(anna, 20, { method: 'creditcard' });
    const made = await shop.order(anna, body, undefined, 'BE');
    shop.say(made.orderId, { status: 'paid', payerCountry: 'DE' });
    await shop.sync(made.orderId);
    const settle = (id: string) => decide((decisions, tx) => decisions.settleCountry(tx, id));
    await expect(settle(orderId)).rejects.toEqual(notFound);
    expect(await settle(made.orderId)).toEqual({ country: 'NL', evidence: { profile: 'NL', network: 'BE', payment: 'DE' } });
    await expect(settle(made.orderId)).rejects.toEqual(notFound);
    expect(await openIssues()).toEqual([]);
  });
});

describe('the bank account for money that could not be paid back', () => {
  const given = { iban: 'NL91ABNA0417164300', holder: 'A. de Vries' };
  const byKey = (key: string) => ({ memberId: null, key });
  const itself = () => ({ memberId: anna.id, key: null });
  const kept = () => world.rows(`select refund_id, ends_in from payments.bank_account`);

  it('is asked for by mail when the last transfer failed, and not before', async () => {
    const { refund } = await shop.withdraw(anna, orderId);
    shop.provider.onRefund = () => Promise.reject(refusedByProvider());
    await shop.payBack(orderId, refund.id);
    expect(await shop.queued('mail.bank-account-request')).toEqual([]);
    expect(await accounts().view(itself(), orderId)).toMatchObject({ state: 'not_needed', amount: { minor: 4_000, currency: 'EUR' } });
    await expect(accounts().give(itself(), orderId, given)).rejects.toMatchObject({ code: 'bank_account_not_needed' });
    for (const days of [2, 6, 14]) {
      await world.clockAhead(`${days} days`);
      await world.get(OpenOrders).pollDue();
    }
    expect(await shop.queued('mail.bank-account-request')).toEqual([{ refundId: refund.id }]);
    expect(await accounts().view(itself(), orderId)).toMatchObject({ state: 'asked', ends_in: null });
  });

  it('is given signed out with the link of the mail, and with no other', async () => {
    await shop.withdrawInVain(anna, orderId);
    const secret = world.config.appSecret;
    const bert = await world.member('Bert');
    for (const who of [
      { memberId: bert.id, key: null },
      byKey(withdrawalKeyOf(secret, orderId)),
      byKey(bankAccountKeyOf(secret, bert.id)),
    ]) {
      await expect(accounts().view(who, orderId)).rejects.toMatchObject({ code: 'order_not_found' });
      await expect(accounts().give(who, orderId, given)).rejects.toMatchObject({ code: 'order_not_found' });
    }
    expect(await kept()).toEqual([]);
    expect(await accounts().give(byKey(bankAccountKeyOf(secret, orderId)), orderId, given)).toMatchObject({
      state: 'given',
      ends_in: '4300',
    });
  });

  it('must be one, by the check digits of its country', async () => {
    await shop.withdrawInVain(anna, orderId);
    const wrong = accounts().give(itself(), orderId, { ...given, iban: 'NL92ABNA0417164300' });
    await expect(wrong).rejects.toMatchObject({ code: 'iban_invalid', details: { fields: { iban: 'iban_invalid' } } });
    expect(await kept()).toEqual([]);
  });

  it('is kept sealed, is shown to finance with a reason that is written down, and goes when it is paid', async () => {
    const refundId = await shop.withdrawInVain(anna, orderId);
    const look = (staffId: string, reason: string) =>
      decide((decisions, tx) => decisions.bankAccount(tx, refundId, { staffId, reason, ip: '127.0.0.1' }));
    await expect(look(nobody, 'too early')).rejects.toEqual(notFound);
    await accounts().give(itself(), orderId, { ...given, iban: 'DE89370400440532013000' });
    await accounts().give(itself(), orderId, given);
    expect(await kept()).toEqual([{ refund_id: refundId, ends_in: '4300' }]);
    expect((await openIssues()).map(({ kind, details }) => [kind, details])).toEqual([['refund_failed', { bank_account: 'given' }]]);

    const read = world.get(Transactions).single(`select sealed from payments.bank_account`, []);
    await expect(read).rejects.toThrow(/permission denied/);
    const [row] = await world.rows<{ sealed: Buffer }>(`select sealed from payments.bank_account`);
    const sealed = row?.sealed ?? Buffer.alloc(0);
    expect(Buffer.from(sealed).includes('0417164300')).toBe(false);
    expect(() => openBankAccount(world.config.appSecret, orderId, sealed)).toThrow();
    expect(await look(nobody, 'to pay it')).toEqual({ ...given, givenAt: expect.any(Date) });
    expect(await world.rows(`select act, staff_id, reason, ip from audit.entry where subject_id = $1`, [refundId])).toEqual([
      { act: 'refund.bank_account_shown', staff_id: nobody, reason: 'to pay it', ip: '127.0.0.1' },
    ]);

    await payElsewhere(refundId);
    await expect(look(nobody, 'again')).rejects.toEqual(notFound);
    expect(await kept()).toEqual([]);
    expect(await accounts().view(itself(), orderId)).toMatchObject({ state: 'paid', ends_in: null });
    await expect(accounts().give(itself(), orderId, given)).rejects.toMatchObject({ code: 'bank_account_not_needed' });
  });

  it('goes too when a transfer arrives after all, and stays when the account on the site is erased', async () => {
    const refundId = await shop.withdrawInVain(anna, orderId);
    await accounts().give(itself(), orderId, given);
    await world.get(Transactions).run((tx) => world.get(MemberData).erase(tx, anna.id));
    expect(await kept()).toHaveLength(1);
    const { id: paymentId, amount } = shop.paymentOf(orderId);
    shop.provider.refunds.push({ id: 're_late', paymentId, amount, refundId, status: 'refunded' });
    await shop.sync(orderId);
    expect(await kept()).toEqual([]);
  });
});
