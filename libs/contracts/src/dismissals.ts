const daySeconds = 24 * 60 * 60;

/**
 * What a person can close, and for how many seconds it then stays away. The names are cookies whose value is the time of closing: the server
 * must know them, so that a page never shows something and takes it away again.
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

/** The path of the form that closes something; `what` and `back` are its fields. */
export const dismissPath = '/dismiss';
