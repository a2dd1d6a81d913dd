const daySeconds = 24 * 60 * 60;

/**
 * What a person can close, and for how many seconds it then stays away. The names are cookies whose value is the time of closing, in milliseconds
 * since 1970, and of a member a mark (`closedBy`): the server must know them, so that a page never shows something and takes it away again.
 */
export const dismissals = {
  'skip-site-entry': 365 * daySeconds,
  'hide-enrich-alert': 7 * daySeconds,
  'hide-push-notification-alert': 7 * daySeconds,
  'hide-disabled-notifications-alert': 7 * daySeconds,
  'hide-time-bonus-modal': 365 * daySeconds,
} as const;

export type Dismissal = keyof typeof dismissals;
export const dismissalNames = Object.keys(dismissals) as readonly Dismissal[];

const markLetters = 12;
/** As much of an id as tells two members of one browser apart. */
export const closedBy = (memberId: string): string => memberId.slice(-markLetters);

/** Whether a cookie of such a name closes something for who is here: one of another member of this browser does not. */
export function isClosedFor(value: string | undefined, memberId: string | undefined): boolean {
  const mark = value?.split('-')[1];
  return value !== undefined && (mark === undefined || memberId === undefined || mark === closedBy(memberId));
}

/** The path of the form that closes something; `what`, `by` (`closedBy`, of a member) and `back` are its fields. */
export const dismissPath = '/dismiss';
