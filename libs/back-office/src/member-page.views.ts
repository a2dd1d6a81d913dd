import { intimateInterests } from '#contracts';
import type { LedgerLine, MemberPage, MemberPhoto } from '#contracts-admin';
import { entryKindOf } from '#payments';
import type { AccountRow, LedgerRow, PhotoRow, ProfileRow, StandingRow } from './member-page.repository.js';

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
    terms_accepted_at: terms_accepted_at.toISOString(),
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

export const toLedgerLine = ({ at, kind, ...line }: LedgerRow): LedgerLine => ({
  ...line,
  at: at.toISOString(),
  kind: entryKindOf(kind),
});
