import { allowed, refused, type Measure, type ReportSubject, type Verdict } from '#contracts';
import type { AuditAct, DismissReason } from '#contracts-admin';

/** What a case holds beside what stands on its page. */
export interface HeldEvidence {
  readonly about: ReportSubject | null;
  readonly messages: number;
  readonly photos: number;
}

/** The acts of which one shows that a moderator opened it: what was reported, else anything there is, else the page itself. */
export function openingActs({ about, messages, photos }: HeldEvidence): readonly AuditAct[] {
  const ofMessages: readonly AuditAct[] = messages > 0 ? ['case.messages_read'] : [];
  const ofPhotos: readonly AuditAct[] = photos > 0 ? ['case.photo_opened'] : [];
  const reported = about === 'message' ? ofMessages : about === 'photo' ? ofPhotos : [];
  if (reported.length > 0) return reported;
  const any = [...ofMessages, ...ofPhotos];
  return any.length > 0 ? any : ['case.opened'];
}

/** Whoever finds nothing has opened it, or says why there was no need to. */
export function mayDismiss(
  { measure, dismissal }: { readonly measure: Measure; readonly dismissal?: DismissReason | undefined },
  isOpened: boolean,
): Verdict {
  if (measure !== 'none') return dismissal === undefined ? allowed : refused('invalid_input', { fields: { dismissal: 'invalid_input' } });
  return isOpened || dismissal !== undefined ? allowed : refused('evidence_not_opened', { fields: { dismissal: 'field_required' } });
}
