/**
 * What became of a push. `gone`: the browser does not take any more, ever. `later`: the service asks for patience, or cannot be reached.
 * `refused`: it wants none that is like this one, so that a retry is in vain.
 */
export type PushAnswer = 'taken' | 'gone' | 'later' | 'refused';

/** By the status that a push service answers with (RFC 8030). A redirect is not followed: it could lead anywhere. */
export function answerOf(status: number): PushAnswer {
  if (status >= 200 && status < 300) return 'taken';
  if (status === 404 || status === 410) return 'gone';
  return status === 408 || status === 429 || status >= 500 ? 'later' : 'refused';
}
