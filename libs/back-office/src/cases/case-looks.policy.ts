import { allowed, refused, type Measure, type ReportSubject, type Verdict } from '#contracts';
import type { AuditAct, DismissReason } from '#contracts-admin';

/** What a case holds beside what stands on its page. */
export interface HeldEvidence {
  readonly about: ReportSubject | null;
  readonly messages: number;
  readonly photos: number;
}

/** The acts of which one shows that a moderator looked: at what was reported, else at anything there is, else at the page itself. */
export function looksAt({ about, messages, photos }: HeldEvidence): readonly AuditAct[] {
  const ofMessages: readonly AuditAct[] = messages > 0 ? ['case.messages_read'] : [];
  const ofPhotos: readonly AuditAct[] = photos > 0 ? ['case.photo_opened'] : [];
  const reported = about === 'message' ? ofMessages : about === 'photo' ? ofPhotos : [];
  if (reported.length > 0) return reported;
  const any = [...ofMessages, ...ofPhotos];
  return any.length > 0 ? any : ['case.opened'];
}

/** Whoever finds nothing has looked, or says why there was no need to. */
export function mayDismiss(
  { measure, dismissal }: { readonly measure: Measure; readonly dismissal?: DismissReason | undefined },
  isLookedAt: boolean,
): Verdict {
  if (measure !== 'none') return dismissal === undefined ? allowed : refused('invalid_input', { fields: { dismissal: 'invalid_input' } });
  return isLookedAt || dismissal !== undefined ? allowed : refused('evidence_not_opened', { fields: { dismissal: 'field_required' } });
}
