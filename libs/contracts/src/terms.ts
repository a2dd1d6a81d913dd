import * as z from 'zod/mini';

/** The terms that a member is asked for again, because they are newer than those accepted. */
export const termsAnswer = z.object({
  terms_version: z.iso.datetime(),
  /** Null: the member came from another product and was never asked for ours. */
  accepted_version: z.nullable(z.iso.datetime()),
  /** What is new, in the owner's words and the member's language; empty when the owner wrote none. */
  changes: z.string(),
});
export type TermsAnswer = z.infer<typeof termsAnswer>;

export const acceptTermsBody = z.strictObject({ terms_version: z.iso.datetime({ error: 'terms_required' }) });
export type AcceptTermsBody = z.infer<typeof acceptTermsBody>;
