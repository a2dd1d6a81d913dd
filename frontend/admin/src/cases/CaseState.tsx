import type { CaseRow } from '#contracts-admin';
import { caseReasons, caseStates } from '../code-words';
import { Label } from '../ui/Label';
import { asDuration, wordFor } from '../ui/format';
import { initiativeWords } from './initiative-words';
import { caseWords } from './words';

const MS = 1_000;
const tones = ['bad', 'warning', 'plain', 'plain', 'plain'] as const;

export const reasonOf = ({ reason }: Pick<CaseRow, 'reason'>): string => wordFor(caseReasons, reason);

/** How urgent it is, as a word. */
export const PriorityLabel = ({ priority }: Pick<CaseRow, 'priority'>) => (
  <Label tone={tones[priority] ?? 'plain'}>{caseWords.priorities[priority] ?? priority}</Label>
);

const secondsTo = (at: string): number => (Date.parse(at) - Date.now()) / MS;

/** How long until it has to be decided, or since when it should have been. */
export function DueTime({ due_at, state }: Pick<CaseRow, 'due_at' | 'state'>) {
  if (state === 'closed') return <>{caseWords.closed}</>;
  const seconds = secondsTo(due_at);
  return seconds >= 0 ? <>{caseWords.due(asDuration(seconds))}</> : <Label tone="bad">{caseWords.overdue(asDuration(-seconds))}</Label>;
}

export const StateLabel = ({ state, escalated, asks_second }: Pick<CaseRow, 'state' | 'escalated' | 'asks_second'>) => (
  <>
    <Label tone={state === 'proposed' ? 'warning' : 'plain'}>{caseStates[state]}</Label>{' '}
    {escalated && state !== 'closed' ? <Label tone="special">{caseWords.escalated}</Label> : null}{' '}
    {asks_second ? <Label tone="warning">{initiativeWords.asksSecond}</Label> : null}
  </>
);
