import type { Place } from '#chats';
import { allowed, refused, type HouseRule, type Measure, type PhotoId, type RemovedContent, type Verdict } from '#contracts';
import type { DecisionState } from './decision.entity.js';

/** What a moderator wants to decide. */
export interface Ruling {
  readonly measure: Measure;
  /** Null: no rule was broken. */
  readonly rule: HouseRule | null;
  readonly days?: number | undefined;
  readonly photos?: readonly PhotoId[] | undefined;
  readonly messages?: readonly Place[] | undefined;
  readonly text?: boolean | undefined;
  /** Other cases that it answers too. */
  readonly others?: readonly string[] | undefined;
}

/** What the ruling is about: the case of a person, or one without. */
export interface RulingFacts {
  readonly hasSubject: boolean;
  /** Whether all photos of the ruling are the person's and still there; so with the messages of the case, and with the text. */
  readonly arePhotosThere: boolean;
  readonly areMessagesThere: boolean;
  readonly isTextThere: boolean;
}

/** Whom it would cost the account, and others their money, two people look at. */
export const needsSecond = (measure: Measure): boolean => measure === 'ban';

const timed: readonly Measure[] = ['restriction', 'suspension'];

/** Whether the parts of a ruling belong together. */
export function mayRule(
  { measure, rule, days, photos = [], messages = [], text = false, others = [] }: Ruling,
  facts: RulingFacts,
): Verdict {
  const gone = (field: string): Verdict => refused('content_gone', { fields: { [field]: 'content_gone' } });
  const wrong = (field: string): Verdict => refused('invalid_input', { fields: { [field]: 'invalid_input' } });
  if (measure !== 'none' && !facts.hasSubject) return wrong('measure');
  if ((measure === 'none') !== (rule === null)) return wrong('reason');
  if (timed.includes(measure) !== (days !== undefined)) return wrong('days');
  // A ban answers all of them, and what nobody looked at is not dismissed.
  if (others.length > 0 && (measure === 'none' || measure === 'ban')) return wrong('others');
  const removes = photos.length > 0 || messages.length > 0 || text;
  if ((measure === 'removal') !== removes) return wrong('measure');
  if (photos.length > 0 && !facts.arePhotosThere) return gone('photos');
  if (messages.length > 0 && !facts.areMessagesThere) return gone('messages');
  if (text && !facts.isTextThere) return gone('text');
  return allowed;
}

interface Removing {
  readonly measure: Measure;
  readonly photoIds: readonly PhotoId[];
  readonly messages: readonly Place[];
  readonly removesText: boolean;
}

/** What a removal takes away, or took; null for what takes nothing away. */
export const removedBy = ({ measure, photoIds, messages, removesText }: Removing): RemovedContent | null =>
  measure === 'removal' ? { photos: photoIds.length, text: removesText, messages: messages.length } : null;

/** Fraud: those who were written to are told, and what they spent on the member comes back. */
export const isFraud = ({ measure, rule }: Pick<Ruling, 'measure' | 'rule'>): boolean => measure === 'ban' && rule === 'money';

/** A ban is proposed first; `undone`: taken back before it was carried out. What is refused, undone or overturned stays so. */
const moves = {
  proposed: ['pending', 'refused', 'undone'],
  pending: ['in_force', 'undone'],
  in_force: ['ended', 'overturned'],
  ended: ['overturned'],
  refused: [],
  undone: [],
  overturned: [],
} as const satisfies Record<DecisionState, readonly DecisionState[]>;

export const mayBecome = (from: DecisionState, to: DecisionState): boolean => (moves[from] as readonly DecisionState[]).includes(to);
