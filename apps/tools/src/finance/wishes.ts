import { parseArgs } from 'node:util';
import { z } from 'zod';
import { ClearFault } from '../clear-fault.js';

export type FinanceWish = { readonly kind: 'list' } | { readonly kind: Decision; readonly id: string; readonly reason: string };

/**
 * `close`: an issue; `paid`: a withdrawal that was paid in another way; `account`: shows where it is to be paid; `allow`: a member who may buy again; `country`: an order whose country was looked at.
 */
const decisions = ['close', 'paid', 'account', 'allow', 'country'] as const;
type Decision = (typeof decisions)[number];

const usage = `
  npm run finance
  npm run finance -- close 01930000-0000-7000-8000-000000000001 --reason "why it is no more"
  npm run finance -- account 01930000-0000-7000-8000-000000000002 --reason "why the account of this refund is read"
  npm run finance -- paid 01930000-0000-7000-8000-000000000002 --reason "how the money of this refund was paid, and when"
  npm run finance -- allow 01930000-0000-7000-8000-000000000003 --reason "why this member may buy again after a chargeback"
  npm run finance -- country 01930000-0000-7000-8000-000000000004 --reason "where the buyer of this order lives, and how you know"`;

export function financeWishIn(args: readonly string[]): FinanceWish {
  if (args.length === 0) return { kind: 'list' };
  const { positionals, reason } = readArgs(args);
  const [word, id] = positionals;
  const kind = decisions.find((one) => one === word);
  if (!kind || positionals.length !== 2 || !z.guid().safeParse(id).success || !id)
    throw new ClearFault(`Say what is to be done with which id:${usage}`);
  if (!reason?.trim()) throw new ClearFault(`Say --reason: it stands in the audit log.${usage}`);
  return { kind, id, reason: reason.trim() };
}

function readArgs(args: readonly string[]) {
  try {
    const { positionals, values } = parseArgs({ args: [...args], options: { reason: { type: 'string' } }, allowPositionals: true });
    return { positionals, reason: values.reason };
  } catch (error) {
    throw new ClearFault(`${error instanceof Error ? error.message : String(error)}${usage}`);
  }
}
