import { allowed, refused, type Verdict } from '#contracts';
import { caseAllows, type CaseEntity } from '../cases/index.js';
import type { ReadingRequestEntity } from './reading-request.entity.js';

interface AskFacts extends Readonly<Pick<CaseEntity, 'kind' | 'state'>> {
  /** How many messages made its signals. */
  readonly messages: number;
  /** The state of what was asked last. */
  readonly last: ReadingRequestEntity['state'] | null;
}

/** More is asked for where there is something to read on from, once at a time, and again when somebody said no. */
export function mayAskForMore({ kind, state, messages, last }: AskFacts): Verdict {
  if (kind !== 'initiative' || messages === 0) return refused('not_found');
  if (!caseAllows(state, 'ask_for_more')) return refused('case_over');
  return last === null || last === 'refused' ? allowed : refused('case_taken');
}

interface AnswerFacts extends Readonly<Pick<CaseEntity, 'state'>> {
  readonly request: Pick<ReadingRequestEntity, 'state' | 'askedBy'> | null;
  readonly staffId: string;
}

/** A second person says yes or no, while the case is open: never the one who asked. */
export function mayAnswer({ state, request, staffId }: AnswerFacts): Verdict {
  if (!request) return refused('not_found');
  if (request.askedBy === staffId) return refused('own_request');
  if (!caseAllows(state, 'answer_for_more')) return refused('case_over');
  return request.state === 'waiting' ? allowed : refused('case_taken');
}
