import type { CaseDecision, CaseRow } from '#contracts-admin';
import type { CaseListRow, DecisionRow } from './cases-office.repository.js';

export const toCaseRow = ({ holder_id, opened_at, due_at, ...row }: CaseListRow, staffId: string): CaseRow => ({
  ...row,
  opened_at: opened_at.toISOString(),
  due_at: due_at.toISOString(),
  mine: holder_id === staffId,
});

export const toDecision = ({ staff_id, at, until, ...row }: DecisionRow, staffId: string): CaseDecision => ({
  ...row,
  at: at.toISOString(),
  until: until?.toISOString() ?? null,
  mine: staff_id === staffId,
});
