import * as z from 'zod';

/**
 * What a mail service tells of a mail later than at once: that it came back, that its reader calls it spam, or wants no more. A bounce that is not
 * `permanent` may be a full mailbox. Signed as Standard Webhooks says.
 */
export const mailEvent = z.object({
  type: z.enum(['bounced', 'complained', 'unsubscribed']),
  /** That of the mail, with or without its brackets. */
  message_id: z.string().min(3).max(300),
  /** The address, also with a name or a type before it. */
  recipient: z.string().min(3).max(1_000),
  permanent: z.boolean().default(true),
});
export type MailEvent = z.infer<typeof mailEvent>;
