import * as z from 'zod/mini';

/** Of what members may be told, in the order of the settings. What they asked for and what the law wants is in none of them: it always comes. */
export const notificationCategories = [
  'new_conversations',
  'new_messages',
  'unread_messages',
  'likes',
  'unread_notifications',
  'new_members',
  'promotions',
  'site_news',
] as const;
export type NotificationCategory = (typeof notificationCategories)[number];

export const notificationChannels = ['email', 'push'] as const;
export type NotificationChannel = (typeof notificationChannels)[number];

/** How soon: by itself, or with others in the summary of a day or a week. */
export const notificationFrequencies = ['at_once', 'daily', 'weekly', 'never'] as const;
export type NotificationFrequency = (typeof notificationFrequencies)[number];

/** What holds for who chose nothing: each thing is told once, and nothing is advertised. */
export const defaultFrequencies: Readonly<Record<NotificationCategory, Readonly<Record<NotificationChannel, NotificationFrequency>>>> = {
  new_conversations: { email: 'at_once', push: 'at_once' },
  new_messages: { email: 'never', push: 'at_once' },
  unread_messages: { email: 'at_once', push: 'never' },
  likes: { email: 'daily', push: 'at_once' },
  unread_notifications: { email: 'weekly', push: 'never' },
  new_members: { email: 'weekly', push: 'never' },
  promotions: { email: 'never', push: 'never' },
  site_news: { email: 'at_once', push: 'never' },
};

const timeOfDay = z.string().check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'invalid_input'));
/** Times of the member's own day, `22:00` to `08:00`; nothing comes in between, and what waited comes together at its end. */
export const quietHours = z.strictObject({ from: timeOfDay, until: timeOfDay });
export type QuietHours = z.infer<typeof quietHours>;

const frequencies = z.object({ email: z.enum(notificationFrequencies), push: z.enum(notificationFrequencies) });
export const notificationPreferences = z.object({
  frequencies: z.record(z.enum(notificationCategories), frequencies),
  /** Null: there are none. */
  quiet_hours: z.nullable(quietHours),
});
export type NotificationPreferences = z.infer<typeof notificationPreferences>;
export const notificationPreferencesAnswer = z.object({ preferences: notificationPreferences });
export type NotificationPreferencesAnswer = z.infer<typeof notificationPreferencesAnswer>;

export const frequencyBody = z.strictObject({
  category: z.enum(notificationCategories),
  channel: z.enum(notificationChannels),
  frequency: z.enum(notificationFrequencies),
});
export type FrequencyBody = z.infer<typeof frequencyBody>;

export const quietHoursBody = z
  .strictObject({ quiet_hours: z.nullable(quietHours) })
  .check(z.refine(({ quiet_hours: hours }) => hours === null || hours.from !== hours.until, 'invalid_input'));
export type QuietHoursBody = z.infer<typeof quietHoursBody>;
