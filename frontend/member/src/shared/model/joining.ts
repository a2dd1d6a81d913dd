import type { PublicSettings } from '#contracts';

interface Arrival {
  readonly settings: Pick<PublicSettings, 'signups'>;
  /** The visitor came through a known source. */
  readonly sourceKnown: boolean;
  readonly invited: boolean;
}

/** Whether a visitor may sign up here, and what the site waits for when not: an invitation, or a source that it knows. */
export function joiningOf({ settings: { signups }, sourceKnown, invited }: Arrival): 'open' | 'closed' | 'closed_source' {
  if (signups === 'all' || invited || (signups === 'with_trafficsource' && sourceKnown)) return 'open';
  return signups === 'with_trafficsource' ? 'closed_source' : 'closed';
}
