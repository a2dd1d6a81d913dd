/** Many banks show no more of it. */
const STATEMENT_MAX = 35;
const SHORT_ID = 8;

/** What stands on the statement of the bank: the site, and how the number of the order begins. */
export const statementText = (site: string, orderId: string): string =>
  `${site.slice(0, STATEMENT_MAX - SHORT_ID - 1).trimEnd()} ${orderId.slice(0, SHORT_ID)}`;
