import * as z from 'zod/mini';

/** The pages under /pages that every site has; their built-in texts stand in the words of `pages`. */
export const infoPages = ['terms', 'privacy', 'cookies', 'ban', 'return-policy', 'faq', 'service', 'safety', 'accessibility'] as const;
export type InfoPage = (typeof infoPages)[number];

/** What is filled in where a text names it: `{{company}}`. */
export const infoFacts = [
  'site',
  'company',
  'address',
  'phone',
  'email',
  'min_age',
  'refund_days',
  'days',
  'free_messages',
  'free_conversations',
] as const;
export type InfoFact = (typeof infoFacts)[number];

const line = z.string().check(z.minLength(1), z.maxLength(200));

/**
 * What an owner wrote in place of a built-in text: words alone, never HTML, so that nothing in it can do anything. `{{site}}`, `{{phone}}` and the
 * other facts of the built-in texts are filled in.
 */
export const infoText = z.object({
  title: line,
  lead: z.string().check(z.maxLength(1_000)),
  sections: z.array(z.object({ title: line, text: z.string().check(z.maxLength(10_000)) })).check(z.minLength(1), z.maxLength(60)),
  /** Since when it counts. */
  since: z.iso.datetime(),
});
export type InfoText = z.infer<typeof infoText>;
