import * as z from 'zod/mini';
import {
  codePoints,
  complaintCategories,
  houseRules,
  locales,
  measures,
  paragraphs,
  photoId,
  removedContent,
  reportReasons,
  reportSubjects,
  userStatuses,
  uuid,
} from '#contracts';
import { appellants } from './case-reasons.js';
import { initiativeView } from './initiatives.js';
import { flag, listOf, pageFields, withinCap } from './lists.js';
import { resource } from './resource.js';
import { memberSignal } from './signals.js';

export const caseId = uuid;
export const decisionId = uuid;
export const caseKinds = ['report', 'complaint', 'appeal', 'review', 'initiative'] as const;
/** Why somebody reported, what they complained of, the rule of the decision that they appeal, or what moderators found: members report no advertising. */
export const caseReasons = [...reportReasons, 'advertising', ...complaintCategories] as const;
export type CaseReason = (typeof caseReasons)[number];
/** As the queue shows them: `decided` can still be taken back for some seconds. */
export const caseStates = ['open', 'proposed', 'decided', 'closed'] as const;
export const decisionStates = ['proposed', 'refused', 'pending', 'undone', 'in_force', 'ended', 'overturned'] as const;
export type DecisionState = (typeof decisionStates)[number];
export const caseNoteMax = 1_000;
/** `translation`: what a moderator says of foreign words, for whoever looks at the case next. */
export const noteKinds = ['note', 'translation'] as const;
export type NoteKind = (typeof noteKinds)[number];
/** So long a moderator can take back a decision before it is carried out. */
export const undoSeconds = 10;
export const daysMax = 365;

export const casesQuery = z
  .strictObject({
    ...pageFields,
    state: z.optional(z.enum(caseStates)),
    kind: z.optional(z.enum(caseKinds)),
    reason: z.optional(z.enum(caseReasons)),
    escalated: z.optional(flag),
    asks_second: z.optional(flag),
    language: z.optional(z.enum(locales)),
    subject_id: z.optional(uuid),
  })
  .check(z.refine(withinCap, { path: ['page'] }));
export type CasesQuery = z.infer<typeof casesQuery>;

const caseFacts = {
  id: caseId,
  kind: z.enum(caseKinds),
  reason: z.string(),
  /** What a report is about; null for the others. */
  about: z.nullable(z.enum(reportSubjects)),
  /** 0 comes first. */
  priority: z.int(),
  opened_at: z.iso.datetime(),
  due_at: z.iso.datetime(),
  state: z.enum(caseStates),
  escalated: z.boolean(),
  /** Somebody wants to read more of its conversations: a second person agrees, or does not. */
  asks_second: z.boolean(),
  /** Who works on it. */
  holder: z.nullable(z.string()),
  /** Whether whoever asks holds it. */
  mine: z.boolean(),
} as const;

export const caseRow = z.object({
  ...caseFacts,
  /** Out of the sight of whoever asks: it is closed, and this is what it is called. Nothing else is told of it. */
  sealed: z.nullable(z.string()),
  subject_id: z.nullable(uuid),
  subject_name: z.nullable(z.string()),
  /** In which whoever it is about reads our mails, or whoever complains; null when nobody knows. */
  language: z.nullable(z.enum(locales)),
});
export type CaseRow = z.infer<typeof caseRow>;
export const casesAnswer = listOf(caseRow);
export type CasesAnswer = z.infer<typeof casesAnswer>;

export const caseDecision = z.object({
  id: decisionId,
  at: z.iso.datetime(),
  measure: z.enum(measures),
  rule: z.nullable(z.enum(houseRules)),
  days: z.nullable(z.int()),
  /** What a removal takes away, or took. */
  removed: z.nullable(removedContent),
  until: z.nullable(z.iso.datetime()),
  state: z.enum(decisionStates),
  by: z.nullable(z.string()),
  /** Whether whoever asks decided. */
  mine: z.boolean(),
});
export type CaseDecision = z.infer<typeof caseDecision>;

/** Everything beside the conversation: that one is asked for with a reason, and the log keeps it. */
export const casePage = z.object({
  ...caseFacts,
  /** Whether the moderator who asks may decide it now. */
  may_decide: z.boolean(),
  /** Whether they could take it now; they do not hold it. */
  may_take: z.boolean(),
  /** Whether whoever asks has opened the evidence, or nothing has to be opened: then it may be dismissed without saying why. */
  looked_at: z.boolean(),
  subject: z.nullable(
    z.object({
      id: uuid,
      /** Null when the member was erased. */
      name: z.nullable(z.string()),
      age: z.nullable(z.int()),
      town: z.nullable(z.string()),
      status: z.nullable(z.enum(userStatuses)),
      fictional: z.boolean(),
      about: z.string(),
    }),
  ),
  /** As it was when it was reported; null when that time is over. */
  evidence: z.nullable(
    z.object({
      words: z.string(),
      name: z.string(),
      about: z.string(),
      photos: z.array(z.object({ id: photoId, main: z.boolean(), reported: z.boolean(), caption: z.string(), gone: z.boolean() })),
      messages: z.int(),
    }),
  ),
  /** What a removal could still take away from the member. */
  removable: z.object({ photos: z.array(photoId), text: z.boolean(), messages: z.int() }),
  /** What somebody complained of, signed in or not; null for other cases, and when its time is over. */
  complaint: z.nullable(
    z.object({
      category: z.enum(complaintCategories),
      name: z.string(),
      email: z.string(),
      link: z.string(),
      words: z.string(),
      /** In which the mail around the answer is written. */
      language: z.enum(locales),
    }),
  ),
  /** How a case that staff opened themselves came to be; null for the others. */
  initiative: z.nullable(initiativeView),
  /** What became of the earlier reports of the same reporter. */
  reporter: z.nullable(z.object({ decided: z.int(), dismissed: z.int(), often_wrong: z.boolean() })),
  /** What is appealed, by whom, and what they say against it. */
  appeal: z.nullable(
    z.object({
      by: z.enum(appellants),
      words: z.nullable(z.string()),
      decision: caseDecision,
      /** Whoever asks had a part in the decision, and may decide all the same because no other moderator exists. */
      alone: z.boolean(),
    }),
  ),
  decision: z.nullable(caseDecision),
  /** Earlier decisions about the same member. */
  earlier: z.array(caseDecision),
  /** What else waits about the same member; `joinable`: a decision of whoever asks may answer it too. */
  others: z.array(
    z.object({ id: caseId, kind: z.enum(caseKinds), reason: z.string(), opened_at: z.iso.datetime(), joinable: z.boolean() }),
  ),
  /** What was noticed about the member, the newest first. */
  signals: z.array(memberSignal),
  notes: z.array(z.object({ by: z.nullable(z.string()), at: z.iso.datetime(), kind: z.enum(noteKinds), text: z.string() })),
});
export type CasePage = z.infer<typeof casePage>;

export const caseNote = paragraphs().check(
  z.minLength(1, 'field_required'),
  z.refine((text) => codePoints(text) <= caseNoteMax, 'words_too_long'),
);

export const complaintReplyMax = 3_000;
/** Read by whoever complained, as it stands here. */
export const complaintReply = paragraphs().check(
  z.minLength(1, 'field_required'),
  z.refine((text) => codePoints(text) <= complaintReplyMax, 'words_too_long'),
);

/** What staff read of it. */
export const casesResources = {
  cases: resource({
    path: '/api/admin/cases',
    logged: true,
    right: 'cases',
    id: caseId,
    sorts: [],
    query: casesQuery,
    row: caseRow,
    one: casePage,
  }),
} as const;
