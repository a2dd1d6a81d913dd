import type { CommandName, ResultOf } from '#contracts-admin';
import type { CommandAnswer } from '../dataProvider';
import { problemOf, textOf } from '../problem';

/** What the person at the screen has to know. */
export interface Refusal {
  readonly text: string;
  /** Of the catalogue, for who can do something about it. */
  readonly code?: string;
  readonly fields: Readonly<Record<string, string>>;
}

/**
 * How an act ended. `over`: it can no longer be done, because of the record or of the role; asking again would not help. `refused`: something
 * can be put right, or tried again. `left`: the session is over.
 */
export type Outcome<Result> =
  | { readonly kind: 'done'; readonly result: Result }
  | { readonly kind: 'over' }
  | { readonly kind: 'refused'; readonly refusal: Refusal }
  | { readonly kind: 'left' };

export interface Screen {
  readonly notify: (text: string, options?: { type: 'error' }) => void;
  /** Reads what is on the screen again. */
  readonly refresh: () => void;
  /**
   * What is said, by codes of errors, when somebody else changed the record meanwhile and the question can be answered once more as things are
   * now: it stays open, and the record behind it is read again.
   */
  readonly meanwhile?: Readonly<Record<string, string>>;
}

const overStatuses = [403, 404, 405, 409, 410];

/**
 * Does it, says how it went (unless `done` is null: another page shows that), and shows the record as it is now. A refusal is left to the
 * question that is still open. Never rejects.
 */
export async function carryOut<Name extends CommandName>(
  act: () => Promise<CommandAnswer<Name>>,
  done: string | ((result: ResultOf<Name>) => string) | null,
  { notify, refresh, meanwhile = {} }: Screen,
): Promise<Outcome<ResultOf<Name>>> {
  try {
    const answer = await act();
    if (!answer.done) return { kind: 'left' };
    if (done !== null) {
      notify(typeof done === 'string' ? done : done(answer.data));
      refresh();
    }
    return { kind: 'done', result: answer.data };
  } catch (error) {
    const problem = problemOf(error);
    const changed = meanwhile[problem.code];
    if (changed !== undefined) {
      refresh();
      return { kind: 'refused', refusal: { text: changed, code: problem.code, fields: {} } };
    }
    const text = textOf(problem, { forbidden: 'Your role may not do this. The attempt was written down.' });
    if (!overStatuses.includes(problem.status)) return { kind: 'refused', refusal: { text, code: problem.code, fields: problem.fields } };
    notify(text, { type: 'error' });
    refresh();
    return { kind: 'over' };
  }
}
