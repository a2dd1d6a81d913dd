// The whole life of orders in a process of its own, which ends with kill -9 at the moment it is told to. A life that was broken off goes on when it
// is begun again.
import { currentEnvironment, loadConfig } from '#config';
import type { MemberId, OrderView } from '#contracts';
import { DatabaseModule, Transactions, type Tx } from '#database';
import type { Claim } from '#events';
import { setLogLevel } from '#observability';
import {
  CheckoutService,
  InvoiceIssuing,
  OrderReader,
  PaymentFacts,
  PricesService,
  ProviderCalls,
  RefundSending,
  WithdrawalQuotes,
  WithdrawalService,
} from '#payments';
import { QueuesModule } from '#queues';
import { openServices } from '../open-services.js';
import { ProviderSide } from './provider-side.js';

/** Whose order it is, the key it is sent with, and where the process dies, such as `order: before commit 1`. */
export interface Life {
  readonly memberId: MemberId;
  readonly key: string;
  readonly dieAt?: string;
}

let step = '';
let commits = 0;
let dieAt: string | undefined;

/** A moment at which the process may be killed. */
function pass(moment: string): void {
  if (`${step}: ${moment}` !== dieAt) return;
  process.kill(process.pid, 'SIGKILL');
  // Nothing goes on until the signal is there.
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 10_000);
}

/** Dies just before or just after a transaction that wrote something commits. */
class MortalTransactions extends Transactions {
  override async run<Result>(work: (tx: Tx) => Promise<Result>): Promise<Result> {
    let wrote = false;
    const result = await super.run(async (tx) => {
      const done = await work(tx);
      const [row] = await tx.query<{ wrote: boolean }>(`select pg_current_xact_id_if_assigned() is not null as wrote`);
      wrote = row?.wrote === true;
      if (wrote) pass(`before commit ${(commits += 1)}`);
      return done;
    });
    if (wrote) pass(`after commit ${commits}`);
    return result;
  }
}

const ask = globalThis.fetch;
/** Dies just before or just after the provider has answered. */
globalThis.fetch = async (address, options) => {
  const { pathname } = new URL(address instanceof Request ? address.url : address);
  if (pathname.startsWith('/control/')) return ask(address, options);
  pass(`before ${options?.method ?? 'GET'}`);
  const response = await ask(address, options);
  pass(`after ${options?.method ?? 'GET'}`);
  return response;
};

const config = loadConfig(currentEnvironment());
setLogLevel('silent');
const app = await openServices(config, [QueuesModule], DatabaseModule.forRoot({ transactions: MortalTransactions }));
const bank = new ProviderSide(config.payments);
const claim = { settle: async () => true } as unknown as Claim;
for (const life of JSON.parse(process.argv[2] ?? '[]') as Life[]) await live(life);
await app.close();
process.exit(0);

async function live({ memberId, key, dieAt: end }: Life): Promise<void> {
  dieAt = end;
  const take = <Result>(name: string, act: () => Promise<Result>): Promise<Result> => {
    [step, commits] = [name, 0];
    return act();
  };
  const orderId = await take('order', () => order(memberId, key));
  if ((await view(memberId, orderId)).state === 'pending') await bank.decide(orderId, { status: 'paid', webhook: 'never' });
  await take('payment', () => hear(orderId));
  await take('invoice', () => app.get(InvoiceIssuing).issueInvoice(claim, orderId));
  const refundId = await take('withdrawal', () => withdraw(memberId, orderId));
  await take('refund', () => app.get(RefundSending).send(claim, refundId));
  await bank.settleRefunds(await paymentOf(orderId));
  await take('repayment', () => hear(orderId));
  await take('credit note', () => app.get(InvoiceIssuing).issueCreditNote(claim, refundId));
}

function view(memberId: MemberId, orderId: string): Promise<OrderView> {
  return app.get(OrderReader).one(memberId, orderId);
}

async function order(memberId: MemberId, key: string): Promise<string> {
  const { bundles, consent } = await app.get(PricesService).of(memberId, {});
  const bundle = bundles[0];
  if (!bundle) throw new Error('nothing can be bought');
  const caller = { memberId, networkCountry: null, origin: 'http://localhost:3000' };
  const body = { bundle_id: bundle.id, method: 'paypal', expected: bundle.price, consent } as const;
  return (await app.get(CheckoutService).order(caller, body, key)).orderId;
}

async function paymentOf(orderId: string): Promise<string> {
  const pspId = (await app.get(PaymentFacts).order(orderId))?.pspId;
  if (!pspId) throw new Error('the order has no payment');
  return pspId;
}

/** The provider calls, and the job that follows looks. */
async function hear(orderId: string): Promise<void> {
  const payment = await paymentOf(orderId);
  await app.get(ProviderCalls).receive(payment);
  await app.get(ProviderCalls).syncPayment(claim, payment);
}

async function withdraw(memberId: MemberId, orderId: string): Promise<string> {
  const [known] = (await view(memberId, orderId)).refunds;
  if (known) return known.id;
  const self = { memberId, key: null };
  const { refund: expected } = await app.get(WithdrawalQuotes).quote(self, orderId);
  return (await app.get(WithdrawalService).withdraw(self, orderId, expected)).refund.id;
}
