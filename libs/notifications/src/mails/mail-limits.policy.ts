import type { Account } from '#auth';

/**
 * An address that nobody has confirmed may be a stranger's, who gets nothing else of ours than the links by which its owner confirms it, or takes
 * the account over or away, and the word that somebody tried it: the mails that say so (`toUnconfirmed`).
 */
export const isUnconfirmed = ({ status, statusBefore }: Pick<Account, 'status' | 'statusBefore'>): boolean =>
  status === 'not_confirmed' || statusBefore === 'not_confirmed';
