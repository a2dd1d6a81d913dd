import * as z from 'zod/mini';

/**
 * What a stored link at `/{token}` is for. The words of its page stand under the same key in the namespace `link`, what its button does in
 * `apps/api/src/pages/links.ts`.
 */
const linkKind = z.enum(['activation', 'invitation', 'unsubscribe', 'mail_undo', 'password_undo', 'deletion_undo']);
export type LinkKind = z.infer<typeof linkKind>;

/** `spent`: it was ours, and does nothing any more: used, too old, revoked. */
const linkState = z.enum(['live', 'spent']);
export type LinkState = z.infer<typeof linkState>;

/** The link itself stays in the address. */
export const storedLink = z.object({ kind: linkKind, state: linkState });
