// Lets the community of a running demo grow, in a process of its own that steps back behind everything else on the machine.
import { setPriority } from 'node:os';
import { faultText } from '../clear-fault.js';
import { growCommunity, type SeedOptions } from './index.js';

/** Its order, as JSON. */
export type GrowthOrder = Omit<SeedOptions, 'log'> & { readonly from: number };
/** What it answers. */
export type GrowthAnswer = { readonly members: number } | { readonly fault: string };

const LOWEST = 19;

process.once('disconnect', () => process.exit(1)); // nothing of an unfinished growth stays
setPriority(LOWEST);
const order = JSON.parse(process.argv[2] ?? '') as GrowthOrder;
const answer: GrowthAnswer = await growCommunity({ ...order, log: () => undefined }).then(
  () => ({ members: order.members }),
  (error: unknown) => ({ fault: faultText(error) }),
);
process.send?.(answer, () => process.exit(0));
