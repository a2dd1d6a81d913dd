import { allowed, poses, refused, verificationTries, type PhotoId, type Pose, type Verdict, type VerificationState } from '#contracts';
import type { VerificationEntity } from './verification.entity.js';

/** So long a pose can be used; a picture of last week shows another one. */
export const poseHours = 24;
/** A selfie that nobody looked at goes after so many days. */
export const waitDays = 14;
/** What a member reads of earlier tries, and what the copy of their data holds. */
export const retentionMonths = 6;

/** What is known of a member who wants to be verified. */
export interface Candidate {
  readonly confirmed: boolean;
  /** Nobody is behind a fictional profile whom a selfie could show. */
  readonly fictional: boolean;
  readonly verified: boolean;
  readonly hasPhoto: boolean;
  /** When the selfies of the last 24 hours were sent, the oldest first. */
  readonly sent: readonly Date[];
  readonly newest: (Readonly<Pick<VerificationEntity, 'state' | 'settledAt'>> & { readonly poseOpen: boolean }) | null;
}

const DAY_MS = 86_400_000;

export const triesLeft = ({ sent }: Pick<Candidate, 'sent'>): number => Math.max(0, verificationTries - sent.length);

/** When there is a try again; null when there is one now. */
export const nextTryAt = ({ sent }: Pick<Candidate, 'sent'>): Date | null => {
  const first = sent[sent.length - verificationTries];
  return first ? new Date(first.getTime() + DAY_MS) : null;
};

/** Whether a pose may be asked for. */
export function mayBegin(candidate: Candidate): Verdict {
  const { confirmed, fictional, hasPhoto } = candidate;
  if (fictional) return refused('forbidden');
  if (!confirmed) return refused('not_confirmed');
  if (candidate.verified || isWaiting(candidate)) return refused('verification_done');
  if (!hasPhoto) return refused('verification_needs_photo');
  const retryAt = nextTryAt(candidate);
  return retryAt ? refused('verification_limit', { retryAt }) : allowed;
}

/** Whether a selfie may be sent: for the pose that was asked for, in its time. */
export function maySend(candidate: Candidate): Verdict {
  const begun = mayBegin(candidate);
  if (!begun.allowed) return begun;
  const { newest } = candidate;
  return newest?.state === 'asked' && newest.poseOpen ? allowed : refused('verification_over');
}

/** Until a refusal cannot be taken back any more, its member goes on waiting. */
const isWaiting = ({ newest }: Pick<Candidate, 'newest'>): boolean =>
  newest?.state === 'waiting' || (newest?.state === 'refused' && isUnsettled(newest));

/** Decided, and it can still be taken back: the selfie is there, and its member has not heard of it. */
export const isUnsettled = ({ state, settledAt }: Readonly<Pick<VerificationEntity, 'state' | 'settledAt'>>): boolean =>
  (state === 'approved' || state === 'refused') && settledAt === null;

export function standOf(candidate: Candidate): VerificationState {
  const { newest, fictional, verified, hasPhoto } = candidate;
  if (fictional) return 'unavailable';
  if (verified) return 'verified';
  if (isWaiting(candidate)) return 'waiting';
  if (!hasPhoto) return 'no_photo';
  if (newest?.state === 'asked') return newest.poseOpen ? 'asked' : 'none';
  if (newest?.state === 'approved') return 'resting';
  return newest?.state === 'refused' || newest?.state === 'expired' ? newest.state : 'none';
}

/**
 * The badge says that a moderator has compared a selfie with the photos. So it stands while the main photo, the face that everybody sees, is
 * one of those that were compared: another one takes it away until the member chooses a compared one again, or sends a new selfie.
 */
export const badgeStands = (compared: readonly PhotoId[], mainId: PhotoId | undefined): boolean =>
  mainId !== undefined && compared.includes(mainId);

/** Never the pose of the last try; `random` lies in [0, 1). */
export function nextPose(last: Pose | undefined, random: number): Pose {
  const others = poses.filter((pose) => pose !== last);
  return others[Math.floor(random * others.length)] ?? poses[0];
}
