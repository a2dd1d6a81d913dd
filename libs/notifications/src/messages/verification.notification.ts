import * as z from 'zod';
import { AccountsService, type Account } from '#auth';
import type { MemberId, SelfieRefusal } from '#contracts';
import type { Transactions } from '#database';
import { Claim } from '#events';
import type { Email } from '#mail';
import { moderationEvents, SelfieChecks } from '#moderation';
import { VisibilityService } from '#visibility';
import { action, frame, verificationUrl, type EmailContext } from '../mails/index.js';
import { defineMail } from '../definitions/index.js';
import { toAccount } from '../recipients/index.js';
import { memberId } from './payload-parts.js';

type Outcome = { readonly kind: 'approved' | 'expired' } | { readonly kind: 'refused'; readonly reason: SelfieRefusal };

const refused: Outcome = { kind: 'refused', reason: 'no_pose' };

/** What came of a selfie: the member asked for it, so it goes out whatever they unsubscribed from. */
export const verificationMail = defineMail({
  kind: 'verification',
  job: 'mail.verification',
  on: [moderationEvents.verificationOver],
  payload: z.object({ verificationId: z.uuid() }),
  urgency: 'bulk',
  guarantee: 'at-least-once',
  limit: 'none',
  uses: { checks: SelfieChecks, accounts: AccountsService },
  async load({ verificationId }, { checks, accounts, read }) {
    const found = await read((tx) => checks.find(tx, verificationId));
    const facts = found && outcomeOf(found);
    if (!facts) return 'nothing to tell';
    const account = await reachable(read, accounts, found.memberId);
    if (typeof account === 'string') return account;
    return { to: toAccount(account), key: verificationId, facts };
  },
  write(context, outcome) {
    const { look, again, gone, reason, reasons } = context.moderation.verification;
    return {
      ...framed(context, outcome.kind, outcome.kind === 'approved' ? look : again),
      facts: outcome.kind === 'refused' ? [[reason, reasons[outcome.reason]]] : undefined,
      notes: [gone],
    };
  },
  samples: {
    'selfie-approved': { kind: 'approved' },
    'selfie-refused': refused,
    'selfie-expired': { kind: 'expired' },
  },
});

/** That the badge is hidden behind another main photo. Dropped when it is back: the member chose a compared photo again. */
export const badgeLostMail = defineMail({
  kind: 'badge-lost',
  job: 'mail.badge-lost',
  on: [{ event: moderationEvents.badgeLost, delay: 10 * 60, key: 'memberId' }],
  payload: z.object({ memberId, verificationId: z.uuid() }),
  urgency: 'bulk',
  guarantee: 'at-least-once',
  limit: 'none',
  uses: { checks: SelfieChecks, visibility: VisibilityService, accounts: AccountsService, claim: Claim },
  async load({ memberId, verificationId }, { checks, visibility, accounts, read, claim }) {
    const standing = await read((tx) => visibility.standingOf(tx, memberId));
    const found = await read((tx) => checks.find(tx, verificationId));
    if (!standing || standing.verified || found?.state !== 'approved') return 'the badge is not hidden';
    const account = await reachable(read, accounts, memberId);
    if (typeof account === 'string') return account;
    return { to: toAccount(account), key: claim.id, facts: {} };
  },
  write: (context) => ({ ...framed(context, 'lost', context.moderation.verification.look), notes: [] }),
  samples: { 'badge-lost': {} },
});

function framed(context: EmailContext, outcome: Outcome['kind'] | 'lost', button: string): Omit<Email, 'notes'> {
  const { why, [outcome]: words } = context.moderation.verification;
  return { ...frame(context, { why, ...words }), action: action(context, button, verificationUrl(context.origin)) };
}

function outcomeOf({ state, reason }: NonNullable<Awaited<ReturnType<SelfieChecks['find']>>>): Outcome | undefined {
  if (state === 'refused' && reason) return { kind: 'refused', reason };
  return state === 'approved' || state === 'expired' ? { kind: state } : undefined;
}

/** The account, or why no mail can be sent to it. */
async function reachable(read: Transactions['read'], accounts: AccountsService, memberId: MemberId): Promise<Account | string> {
  const account = await read((tx) => accounts.findAccount(tx, memberId));
  if (!account || account.status === 'deleted' || account.status === 'banned') return 'a closed account';
  return account.notificationsDisabled.includes('bounced') ? 'an address that does not exist' : account;
}
