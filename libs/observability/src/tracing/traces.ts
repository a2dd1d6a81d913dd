import type { BullMQOtel } from 'bullmq-otel';

/** What the rest of the product knows of traces: how one goes on where the context of the process does not reach. */
export interface Traces {
  /** Names the request under way by its route, which holds no id. */
  nameRequest(route: string): void;
  /** Where what runs now stands in its trace, as a text that goes along with a row; undefined where nothing is recorded. */
  here(): string | undefined;
  /** Runs work as what follows from there; without it outside of every trace. */
  follow<Result>(from: string | null | undefined, work: () => Result): Result;
  /** The id of the trace that is recorded now, for the log. */
  id(): string | undefined;
  /** What tells of jobs, for the queues and their workers. */
  readonly queues: BullMQOtel | undefined;
  /** Sends what is not sent yet. */
  end(): Promise<void>;
}

/** Nothing is traced unless the settings say so. */
const none: Traces = {
  nameRequest: () => undefined,
  here: () => undefined,
  follow: (_from, work) => work(),
  id: () => undefined,
  queues: undefined,
  end: () => Promise.resolve(),
};

let current = none;

/** The traces of this process. */
export const traces = (): Traces => current;

/** From now on this process traces. */
export function setTraces(opened: Traces): void {
  current = opened;
}
