import type { MemberSignal, Resemblance } from '#contracts-admin';
import type { FoundSignal, Resemblance as Found } from '#moderation';

export const toResemblance = ({ distance, how, rule, at, caseId }: Found): Resemblance => ({
  distance,
  how,
  // Written from the same lists of reasons.
  rule: rule as Resemblance['rule'],
  at: at.toISOString(),
  case_id: caseId,
});

/** The columns of each kind are checked by the table. */
export function toSignal({
  kind,
  at: noticed,
  distance,
  resembles,
  domain,
  people,
  minutes,
  messages,
  cautions,
}: FoundSignal): MemberSignal {
  const at = noticed.toISOString();
  switch (kind) {
    case 'message':
      return { kind, at, messages: messages ?? 0, cautions };
    case 'openers':
    case 'opener_link':
    case 'opener_iban':
    case 'opener_contact':
      return { kind, at, people: people ?? 0 };
    case 'photo':
      return { kind, at, distance: distance ?? 0, resembles: resembles && toResemblance({ ...resembles, distance: distance ?? 0 }) };
    case 'throwaway_address':
      return { kind, at, domain: domain ?? '' };
    case 'many_profiles':
    case 'many_photos':
      return { kind, at, count: people ?? 0 };
    case 'signup_burst':
    case 'fast_openings':
      return { kind, at, people: people ?? 0, minutes: minutes ?? 0 };
  }
}
