import pg from 'pg';
import { loadStartSettings } from '#config';
import { FinanceRepository, openBankAccount } from '#payments';
import { ClearFault } from '../clear-fault.js';
import { financeWishIn, type FinanceWish } from './wishes.js';

/** Lists what does not agree between the payment provider, the orders and the books, and ends it by a person's word with its reason. */
export async function finance(args: readonly string[]): Promise<void> {
  const wish = financeWishIn(args);
  const { DATABASE_OWNER_URL: ownerUrl, APP_SECRET: appSecret } = loadStartSettings();
  if (!ownerUrl) throw new ClearFault('DATABASE_OWNER_URL is missing');
  const client = new pg.Client({ connectionString: ownerUrl });
  await client.connect();
  try {
    await carryOut(new FinanceRepository(client), appSecret, wish);
  } finally {
    await client.end();
  }
}

async function carryOut(repository: FinanceRepository, appSecret: string | undefined, wish: FinanceWish): Promise<void> {
  if (wish.kind === 'list') return list(repository);
  const { id, reason } = wish;
  if (wish.kind === 'account') return showAccount(repository, appSecret, id, reason);
  const { decide, done, unknown } = decisions[wish.kind];
  if (!(await decide(repository, id, reason))) throw new ClearFault(`${unknown} ${id}.`);
  console.log(done);
}

interface Decision {
  readonly decide: (repository: FinanceRepository, id: string, reason: string) => Promise<boolean>;
  readonly done: string;
  /** What does not exist, before its id. */
  readonly unknown: string;
}

const decisions: Readonly<Record<Exclude<FinanceWish['kind'], 'list' | 'account'>, Decision>> = {
  close: {
    decide: (repository, id, reason) => repository.closeIssue(id, reason),
    done: 'Closed.',
    unknown: 'No open issue has the id',
  },
  paid: {
    decide: (repository, id, reason) => repository.payElsewhere(id, reason),
    done: 'Noted as paid. The credit note and a mail follow; the bank account is deleted.',
    unknown: 'No withdrawal whose transfer failed has the id',
  },
  allow: {
    decide: (repository, id, reason) => repository.allowBuying(id, reason),
    done: 'The member may buy again.',
    unknown: 'No chargeback keeps a member from buying with the id',
  },
  country: {
    decide: (repository, id, reason) => repository.settleCountry(id, reason),
    done: 'Settled.',
    unknown: 'No paid order whose country is unclear has the id',
  },
};

async function showAccount(repository: FinanceRepository, appSecret: string | undefined, id: string, reason: string): Promise<void> {
  if (!appSecret) throw new ClearFault('APP_SECRET is missing: the account is sealed with it');
  const given = await repository.bankAccount(id, reason);
  if (!given) throw new ClearFault(`No bank account was given for a refund with the id ${id}.`);
  const { iban, holder } = openBankAccount(appSecret, id, given.sealed);
  console.log(`${holder}\n${iban}\ngiven ${given.givenAt.toISOString()}; this look stands in the audit log.`);
}

async function list(repository: FinanceRepository): Promise<void> {
  const issues = await repository.openIssues();
  for (const { id, kind, subject, orderId, foundAt, details } of issues) {
    console.log(`${foundAt.toISOString()}  ${id}  ${kind}  ${subject}${orderId && orderId !== subject ? `  order ${orderId}` : ''}`);
    if (Object.keys(details).length > 0) console.log(`  ${JSON.stringify(details)}`);
  }
  console.log(issues.length === 0 ? 'Nothing is open.' : `${issues.length} open.`);
  for (const { memberId, orderId, chargedBackMinor, currency } of await repository.blockingOrders())
    console.log(`May not buy: member ${memberId}, charged back ${chargedBackMinor} minor units of ${currency}, order ${orderId}`);
  for (const { orderId, paidAt, country, evidence } of await repository.unclearCountries())
    console.log(`Country unclear: order ${orderId}, paid ${paidAt.toISOString()}, taxed in ${country}, ${JSON.stringify(evidence)}`);
}
