import { allOf, type TableData } from '#member-data';

const evidence = 'evidence of a report that is open or can be appealed: sealed, for moderators only, gone 6 months after the decision';
const idsOnly = 'ids only: without them an open report, or an appeal, would have nobody that it is about';
const internal = 'a number of the machine';

/** What the tables of the moderators know of members, in the order in which they are erased. */
export const moderationTables = {
  'moderation.signal': {
    rows: `sender_id = $1`,
    area: 'activity',
    exported: [],
    leftOut: allOf(
      ['id', 'at', 'kind', 'sender_id', 'conversation_id', 'seq', 'cautions', 'people'],
      'notes of the moderators; the messages are in the export',
    ),
  },
  'moderation.member_signal': {
    rows: `member_id = $1`,
    area: 'activity',
    exported: [],
    leftOut: allOf(
      ['id', 'at', 'member_id', 'kind', 'photo_id', 'look_id', 'distance', 'domain', 'people', 'minutes'],
      'notes of the moderators: they decide nothing, and what comes of them is told by a decision',
    ),
  },
  'moderation.rejected_look': {
    rows: `member_id = $1`,
    area: 'photos',
    exported: [],
    leftOut: allOf(
      ['id', 'at', 'look', 'how', 'rule', 'decision_id', 'member_id', 'photo_id'],
      'what a photo looked like that was taken away; the decision is in the export',
    ),
    keeps:
      '64 bits that no picture can be made of, without the member and the photo, for 24 months: who was banned comes back with the same photos',
  },
  'moderation.report': {
    rows: `(reporter_id = $1 or subject_id = $1)`,
    exportedRows: `reporter_id = $1`,
    area: 'blocks',
    exported: ['receipt', 'at', 'about', 'reason', 'state', 'decided_at'],
    leftOut: {
      ...allOf(['id', 'reporter_id', 'idempotency_key', 'body_hash'], internal),
      ...allOf(['outcome', 'decision_id'], 'told by the decision'),
      ...allOf(['subject_id', 'conversation_id', 'seq', 'photo_id'], 'told as the number of the report'),
    },
    order: 'at',
    keeps: idsOnly,
  },
  'moderation.complaint': {
    rows: `member_id = $1`,
    area: 'activity',
    exported: ['reference', 'at', 'category'],
    leftOut: {
      ...allOf(['id', 'member_id', 'site_id', 'language', 'idempotency_key', 'body_hash'], internal),
      outcome: 'told by mail when it is decided',
      answer: 'told by mail; sealed, gone with the complaint',
      sealed: 'sealed for the moderators; who wrote it has it in no other form with us, and may ask for it by its reference',
    },
    order: 'at',
    keeps:
      'a complaint stays until it is answered and can be appealed, without the member who wrote it; sealed, gone 6 months after the case is closed',
  },
  'moderation.case': {
    rows: `subject_id = $1`,
    area: 'activity',
    exported: [],
    leftOut: allOf(
      [
        'id',
        'kind',
        'reason',
        'priority',
        'opened_at',
        'due_at',
        'subject_id',
        'state',
        'escalated',
        'locked_by',
        'locked_at',
        'not_by',
        'skipped_by',
        'closed_at',
      ],
      'how the moderators share their work; the member hears of it by the decision',
    ),
    keeps: idsOnly,
  },
  'moderation.child_material': {
    rows: `member_id = $1`,
    area: 'activity',
    exported: [],
    leftOut: allOf(
      [
        'id',
        'reference',
        'at',
        'found_by',
        'member_id',
        'site_id',
        'country',
        'state',
        'keep_until',
        'handed_over_at',
        'handed_over_by',
        'handed_over_to',
        'released_at',
        'objects',
        'sealed',
      ],
      'evidence of a crime against a child: only an authority tells whom it concerns',
    ),
    keeps: 'sealed for the authority, as long as the law asks (`child_material_months`), whatever becomes of the account; then destroyed',
  },
  'moderation.initiative': {
    rows: `member_id = $1`,
    area: 'activity',
    exported: [],
    leftOut: allOf(
      ['id', 'at', 'staff_id', 'member_id', 'reason', 'signals'],
      'how the moderators share their work; the member hears of it by the decision, which says how it was found',
    ),
    keeps: idsOnly,
  },
  'moderation.reading_request': {
    rows: `case_id in (select i.id from moderation.initiative i where i.member_id = $1)`,
    area: 'activity',
    exported: [],
    leftOut: allOf(
      ['id', 'case_id', 'asked_by', 'asked_at', 'reason', 'state', 'answered_by', 'answered_at', 'answer_reason'],
      'about the people of the back office, who are no members',
    ),
    keeps: idsOnly,
  },
  'moderation.review': {
    rows: `member_id = $1`,
    area: 'activity',
    exported: [],
    leftOut: allOf(
      [
        'id',
        'kind',
        'member_id',
        'photo_id',
        'version',
        'at',
        'state',
        'decided_by',
        'decided_at',
        'decision_id',
        'locked_by',
        'locked_at',
        'skipped_by',
      ],
      'how the moderators share their work; photos and texts are in the export, and what was rejected is told by the decision',
    ),
  },
  'moderation.decision': {
    rows: `member_id = $1`,
    exportedRows: `member_id = $1 and measure <> 'none' and state in ('in_force', 'ended', 'overturned')`,
    area: 'activity',
    exported: ['in_force_at', 'measure', 'rule', 'days', 'until', 'state', 'overturned_at'],
    leftOut: {
      ...allOf(['id', 'case_id', 'member_id', 'at', 'photo_ids', 'messages', 'other_case_ids', 'removes_text', 'seen_at'], internal),
      ...allOf(['staff_id', 'second_id'], 'about the people of the back office, who are no members'),
      removed: 'the text that was taken away, sealed; the mail about the decision says that it is gone',
    },
    order: 'in_force_at',
    keeps: idsOnly,
  },
  'moderation.appeal': {
    // Of a decision that found nothing, the objection is that of whoever had reported.
    rows: `decision_id in (select d.id from moderation.decision d
      where case when d.measure = 'none' then exists (select from moderation.report r where r.id = d.case_id and r.reporter_id = $1)
                 else d.member_id = $1 end)`,
    area: 'activity',
    exported: ['at', 'state', 'decided_at'],
    leftOut: {
      ...allOf(['id', 'decision_id'], internal),
      sealed: 'what the member wrote to the moderators, sealed',
      alone: 'told on the page of the decision',
    },
    order: 'at',
    keeps: idsOnly,
  },
  'moderation.fraud_contact': {
    rows: `member_id = $1`,
    area: 'credits',
    exported: ['at', 'credits', 'cleared_at'],
    leftOut: allOf(['id', 'decision_id', 'member_id'], internal),
    order: 'at',
  },
  'moderation.note': {
    rows: `case_id in (select c.id from moderation.case c where c.subject_id = $1)`,
    area: 'activity',
    exported: [],
    leftOut: allOf(['id', 'case_id', 'staff_id', 'at', 'kind', 'sealed'], 'what one moderator wrote for the others'),
  },
  'moderation.trust_lift': {
    rows: `member_id = $1`,
    area: 'activity',
    exported: ['at'],
    leftOut: allOf(['member_id', 'staff_id'], internal),
  },
  'moderation.verification': {
    rows: `member_id = $1`,
    area: 'photos',
    exported: ['pose', 'state', 'asked_at', 'sent_at', 'consent_version', 'reason', 'decided_at', 'ended_at'],
    leftOut: {
      ...allOf(['id', 'member_id', 'pose_until', 'compared', 'settled_at'], internal),
      ...allOf(['locked_by', 'locked_at', 'skipped_by', 'staff_id'], 'about the people of the back office, who are no members'),
      selfie: 'the name of a file that only moderators see, and that is gone right after the decision',
    },
    order: 'asked_at',
  },
  'moderation.evidence': {
    rows: `report_id in (select r.id from moderation.report r where r.reporter_id = $1 or r.subject_id = $1
                         union all select i.id from moderation.initiative i where i.member_id = $1)`,
    area: 'blocks',
    exported: [],
    leftOut: allOf(['report_id', 'sealed'], evidence),
    keeps: evidence,
  },
} satisfies Readonly<Record<string, TableData>>;
