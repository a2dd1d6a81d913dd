import type { PartDay } from './days.policy.js';
import type { Incident } from './incidents.repository.js';
import type { PartStates } from './parts.policy.js';

/** All that the status page tells. */
export type StatusReport = {
  readonly at: Date;
  readonly states: PartStates;
  /** The day of `at`, and what is known of it and of those before it. */
  readonly today: string;
  readonly days: readonly PartDay[];
  /** The newest first. */
  readonly incidents: readonly Incident[];
};
