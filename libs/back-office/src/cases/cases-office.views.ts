import type { CaseDecision, CaseRow } from '#contracts-admin';
import { removedBy } from '#moderation';
import type { CaseListRow, DecisionRow } from './cases-office.repository.js';

export const toCaseRow = ({ holder_id, opened_at, due_at, ...row }: CaseListRow, staffId: string): CaseRow => ({
  ...row,
  ...(row.sealed !== null && redacted),
  opened_at: opened_at.toISOString(),
  due_at: (row.sealed === null ? due_at : opened_at).toISOString(),
  mine: holder_id === staffId,
});

/** Of what is out of sight: that it is closed, and its reference. */
const redacted = {
  reason: 'other',
  about: null,
  priority: 4,
  escalated: false,
  holder: null,
  subject_id: null,
  subject_name: null,
  language: null,
} satisfies Partial<CaseRow>;

export const toDecision = (
  { staff_id, at, until, photoIds, messages, removesText, ...row }: DecisionRow,
  staffId: string,
): CaseDecision => ({
  ...row,
  removed: removedBy({ measure: row.measure, photoIds, messages, removesText }),
  at: at.toISOString(),
  until: until?.toISOString() ?? null,
  mine: staff_id === staffId,
});
