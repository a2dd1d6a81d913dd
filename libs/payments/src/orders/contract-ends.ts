import { contractEnds } from '#contracts';

export type ContractEnd = (typeof contractEnds)[number];

/** The causes of a refund that end a contract, as a list in a statement. */
export const contractEndsSql = contractEnds.map((cause) => `'${cause}'`).join(', ');
