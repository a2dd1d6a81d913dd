import { allowed, refused, type HouseRule, type Measure, type PhotoId, type Verdict } from '#contracts';

/** What a moderator wants to decide. */
export interface Ruling {
  readonly measure: Measure;
  /** Null: no rule was broken. */
  readonly rule: HouseRule | null;
  readonly days?: number | undefined;
  readonly photo?: PhotoId | undefined;
  readonly text?: boolean | undefined;
}

/** What the ruling is about: the case of a person, or one without. */
export interface RulingFacts {
  readonly hasSubject: boolean;
  /** Whether the photo of the ruling is the person's and still there; so with the text. */
  readonly isPhotoThere: boolean;
  readonly isTextThere: boolean;
}

/** Whom it would cost the account, and others their money, two people look at. */
export const needsSecond = (measure: Measure): boolean => measure === 'ban';

const timed: readonly Measure[] = ['restriction', 'suspension'];

/** Whether the parts of a ruling belong together. */
export function mayRule({ measure, rule, days, photo, text }: Ruling, { hasSubject, isPhotoThere, isTextThere }: RulingFacts): Verdict {
  const gone = (field: string): Verdict => refused('content_gone', { fields: { [field]: 'content_gone' } });
  const wrong = (field: string): Verdict => refused('invalid_input', { fields: { [field]: 'invalid_input' } });
  if (measure !== 'none' && !hasSubject) return wrong('measure');
  if ((measure === 'none') !== (rule === null)) return wrong('reason');
  if (timed.includes(measure) !== (days !== undefined)) return wrong('days');
  const removes = photo !== undefined || text === true;
  if ((measure === 'removal') !== removes) return wrong('measure');
  if (photo !== undefined && !isPhotoThere) return gone('photo');
  if (text === true && !isTextThere) return gone('text');
  return allowed;
}

/** Fraud: those who were written to are told, and what they spent on the member comes back. */
export const isFraud = ({ measure, rule }: Pick<Ruling, 'measure' | 'rule'>): boolean => measure === 'ban' && rule === 'money';
