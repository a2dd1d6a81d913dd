/**
 * What a stored link at `/{token}` is for. The words of its page stand under the same key in the namespace `link`, what its button does in
 * `apps/api/src/pages/links.ts`.
 */
export type LinkKind = 'activation' | 'invitation' | 'unsubscribe' | 'mail_undo' | 'password_undo' | 'deletion_undo';

/** `spent`: it was ours, and does nothing any more: used, too old, revoked. */
export type LinkState = 'live' | 'spent';

/** What an id in the address of a page names: a member, somebody to write with, or a conversation. */
export type PageSubject = 'member' | 'chat_partner' | 'chat';
