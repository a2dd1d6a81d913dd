import { problemOf } from '../problem';

const OWN_FAULTS = 500;

/** Whether a call was sent and nobody knows what became of it: no answer came, or one that says nothing of it. */
export function isUnanswered(error: unknown): boolean {
  const { status } = problemOf(error);
  return status === 0 || status >= OWN_FAULTS;
}
