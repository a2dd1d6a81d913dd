import pg from 'pg';
import { loadStartSettings } from '#config';
import { FinanceRepository } from '#payments';
import { ClearFault } from '../clear-fault.js';
import { financeWishIn, type FinanceWish } from './wishes.js';

/** Lists what does not agree between the payment provider, the orders and the books, and ends it by a person's word with its reason. */
export async function finance(args: readonly string[]): Promise<void> {
  const wish = financeWishIn(args);
  const { DATABASE_OWNER_URL: ownerUrl } = loadStartSettings();
  if (!ownerUrl) throw new ClearFault('DATABASE_OWNER_URL is missing');
  const client = new pg.Client({ connectionString: ownerUrl });
  await client.connect();
  try {
    await carryOut(new FinanceRepository(client), wish);
  } finally {
    await client.end();
  }
}

async function carryOut(repository: FinanceRepository, wish: FinanceWish): Promise<void> {
  if (wish.kind === 'list') return list(repository);
  const { id, reason } = wish;
  if (wish.kind === 'close') {
    if (!(await repository.closeIssue(id, reason))) throw new ClearFault(`No open issue has the id ${id}.`);
    console.log('Closed.');
  } else {
    if (!(await repository.payElsewhere(id, reason))) throw new ClearFault(`No withdrawal whose transfer failed has the id ${id}.`);
    console.log('Noted as paid. The credit note follows.');
  }
}

async function list(repository: FinanceRepository): Promise<void> {
  const issues = await repository.openIssues();
  for (const { id, kind, subject, orderId, foundAt, details } of issues) {
    console.log(`${foundAt.toISOString()}  ${id}  ${kind}  ${subject}${orderId && orderId !== subject ? `  order ${orderId}` : ''}`);
    if (Object.keys(details).length > 0) console.log(`  ${JSON.stringify(details)}`);
  }
  console.log(issues.length === 0 ? 'Nothing is open.' : `${issues.length} open.`);
}
