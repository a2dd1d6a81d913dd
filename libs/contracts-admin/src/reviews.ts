import * as z from 'zod/mini';
import { doneAnswer, gender, houseRules, memberId, reportReasons, uuid } from '#contracts';
import { command } from './command.js';
import { oneOf } from './reasons.js';
import { resemblance } from './signals.js';

export const reviewId = uuid;
/** So many wait is as much as a screen says. */
export const reviewsCounted = 1_000;

/** A new photo, or a new text about a member, as a moderator looks at it. */
export const reviewItem = z.object({
  id: reviewId,
  kind: z.enum(['photo', 'text']),
  at: z.iso.datetime(),
  member: z.object({ id: memberId, name: z.string(), age: z.int(), gender, town: z.string(), fictional: z.boolean() }),
  photo: z.nullable(z.object({ caption: z.string(), main: z.boolean(), private: z.boolean() })),
  text: z.nullable(z.string()),
  /** A photo that was taken away and looks like this one; null when there is none. */
  resembles: z.nullable(resemblance),
  /** Whether others see it already. */
  shown: z.boolean(),
});
export type ReviewItem = z.infer<typeof reviewItem>;

/** What the moderator holds, and how many wait in all, up to `reviewsCounted`. */
export const takenReviews = z.object({ items: z.array(reviewItem), waiting: z.int() });
export type TakenReviews = z.infer<typeof takenReviews>;

export const reviewPhotoPath = (id: string): string => `/api/admin/reviews/${id}/photo`;

/** What moderators do with new photos and texts. */
export const reviewCommands = {
  take_reviews: command({
    path: '/api/admin/reviews/take',
    right: 'reviews',
    act: 'review.taken',
    subject: 'review',
    target: null,
    reason: null,
    confirms: false,
    fields: {},
    result: takenReviews,
  }),
  approve_review: command({
    path: '/api/admin/reviews/:id/approve',
    right: 'reviews',
    act: 'review.approved',
    subject: 'member',
    target: reviewId,
    reason: null,
    confirms: false,
    fields: {},
    result: doneAnswer,
  }),
  reject_review: command({
    path: '/api/admin/reviews/:id/reject',
    right: 'reviews',
    act: 'review.rejected',
    subject: 'member',
    target: reviewId,
    reason: oneOf(houseRules),
    confirms: true,
    fields: {},
    result: doneAnswer,
  }),
  escalate_review: command({
    path: '/api/admin/reviews/:id/escalate',
    right: 'reviews',
    act: 'review.escalated',
    subject: 'member',
    target: reviewId,
    reason: oneOf(reportReasons),
    confirms: true,
    fields: {},
    result: doneAnswer,
  }),
  skip_review: command({
    path: '/api/admin/reviews/:id/skip',
    right: 'reviews',
    act: 'review.skipped',
    subject: 'member',
    target: reviewId,
    reason: null,
    confirms: false,
    fields: {},
    result: doneAnswer,
  }),
  undo_review: command({
    path: '/api/admin/reviews/:id/undo',
    right: 'reviews',
    act: 'review.undone',
    subject: 'member',
    target: reviewId,
    reason: null,
    confirms: false,
    fields: {},
    result: doneAnswer,
  }),
} as const;
