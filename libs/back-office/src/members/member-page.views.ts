import { isAccepted } from '#auth';
import { intimateInterests } from '#contracts';
import type { LedgerLine, MemberPage, MemberPhoto } from '#contracts-admin';
import { entryKindOf, type PricedLine } from '#payments';
import type { AccountRow, PhotoRow, ProfileRow, SentRow, StandingRow } from './member-page.repository.js';

const intimate: readonly string[] = intimateInterests;

export function toAccount({
  id: _,
  site,
  signed_up,
  confirmed_at,
  terms_version,
  terms_accepted_at,
  ...account
}: AccountRow): MemberPage['account'] {
  return {
    ...account,
    site: site ?? '',
    signed_up: signed_up.toISOString(),
    confirmed_at: confirmed_at?.toISOString() ?? null,
    terms_version: terms_version.toISOString(),
    terms_accepted_at: isAccepted(terms_accepted_at) ? terms_accepted_at.toISOString() : null,
  };
}

/** Whether the member paid is a fact of money, not of standing. */
export function toStanding({ paid: _, last_active, ...standing }: StandingRow): MemberPage['standing'] {
  return { ...standing, last_active: last_active.toISOString() };
}

/** Intimate interests stay out: the consent to show them was given for other members. */
export function toProfile({ interests, updated_at, ...profile }: ProfileRow): NonNullable<MemberPage['profile']> {
  return { ...profile, interests: interests.filter((interest) => !intimate.includes(interest)), updated_at: updated_at.toISOString() };
}

export const toPhoto = ({ added, ...photo }: PhotoRow): MemberPhoto => ({ ...photo, added: added.toISOString() });

/** What a line was for: an order, or something that was sent to somebody; what was written in it is not told. */
export function toLedgerLine(line: PricedLine, sent: SentRow | undefined): LedgerLine {
  const { id, at, amount, balanceAfter, kind, orderId, price } = line;
  const name = entryKindOf(kind);
  const about = orderId === null ? toSent(name, sent) : ({ kind: 'order', id: orderId } as const);
  const other = sent?.other_name != null ? { id: sent.other_id, name: sent.other_name } : null;
  return { id, at: at.toISOString(), amount, balance_after: balanceAfter, kind: name, about, with: other, price };
}

const toSent = (kind: string, sent: SentRow | undefined): LedgerLine['about'] =>
  sent && (kind === 'message' || kind === 'gift' || kind === 'photo') ? { kind, id: sent.conversation_id } : null;
