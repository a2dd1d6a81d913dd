import type { Account } from '#auth';

/**
 * What goes to an address that nobody has confirmed: the links by which its owner confirms it, or takes the account over or away, and the word that
 * somebody tried it. It may be a stranger's, who gets nothing else of ours.
 */
const toUnconfirmed: ReadonlySet<string> = new Set(['activation', 'reset', 'undo-deletion', 'mail-change', 'address-tried']);

export const goesToUnconfirmed = (kind: string): boolean => toUnconfirmed.has(kind);

export const isUnconfirmed = ({ status, statusBefore }: Pick<Account, 'status' | 'statusBefore'>): boolean =>
  status === 'not_confirmed' || statusBefore === 'not_confirmed';
