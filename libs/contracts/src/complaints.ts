import * as z from 'zod/mini';
import { codePoints } from './chats.js';
import type { ErrorCode } from './errors.js';
import { line, paragraphs } from './text.js';
import { emailWith } from './user.js';

export const complaintWordsMax = 2_000;
export const complaintNameMax = 100;
export const complaintLinkMax = 500;

/** What a complaint is about, in the order of the screen. None has the name of a reason of a report: both stand in the queue of cases. */
export const complaintCategories = [
  'illegal_content',
  'child_safety',
  'rule_breach',
  'identity',
  'payment',
  'my_data',
  'decision',
  'something_else',
] as const;
export type ComplaintCategory = (typeof complaintCategories)[number];

/** Notices of illegal content: whoever sends one declares that they believe it (DSA, article 16.2 d). */
export const declaredCategories: readonly ComplaintCategory[] = ['illegal_content', 'child_safety'];
/** Who tells of the abuse of children need not say who they are (DSA, article 16.2 c). */
export const isNameNeeded = (category: ComplaintCategory): boolean => category !== 'child_safety';

/** These faults are told together with those of the single answers, so that a form comes back once. */
const beside = (path: 'name' | 'good_faith', error: ErrorCode) => ({
  error,
  path: [path],
  when: ({ value }: { readonly value: unknown }) => typeof value === 'object' && value !== null,
});

/** A complaint by anybody, signed in or not. */
export const complaintBody = z
  .strictObject({
    category: z.enum(complaintCategories, { error: 'field_required' }),
    words: paragraphs('field_required').check(
      z.minLength(1, 'field_required'),
      z.refine((text) => codePoints(text) <= complaintWordsMax, 'complaint_too_long'),
    ),
    name: z.optional(line().check(z.maxLength(complaintNameMax))),
    email: emailWith('invalid_email'),
    /** What it is about: a path or an address of this site. */
    link: z.optional(line().check(z.maxLength(complaintLinkMax))),
    good_faith: z.optional(z.boolean()),
  })
  .check(
    z.refine(({ category, name }) => Boolean(name) || !isNameNeeded(category), beside('name', 'field_required')),
    z.refine(
      ({ category, good_faith }) => good_faith === true || !declaredCategories.includes(category),
      beside('good_faith', 'good_faith_required'),
    ),
  );
export type ComplaintBody = z.infer<typeof complaintBody>;

/** `reference`: the number under which one can ask. The same complaint again has the same number. */
export const complaintAnswer = z.object({ reference: z.string(), at: z.iso.datetime(), due_at: z.iso.datetime() });
export type ComplaintAnswer = z.infer<typeof complaintAnswer>;
