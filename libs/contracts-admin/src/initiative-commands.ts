import * as z from 'zod/mini';
import { doneAnswer, initiativeCategories, memberId, photoId } from '#contracts';
import { caseId, caseNote } from './cases.js';
import { command } from './command.js';
import { grantReasons, initiativeReasons, moreReasons, refuseMoreReasons } from './initiatives.js';
import { oneOf } from './reasons.js';
import { signalKinds } from './signals.js';

/** `is_new` is false when a case of our own about the member was open before: it is that one. */
export const openedCase = z.object({ id: caseId, is_new: z.boolean() });
/** As many as a profile may have. */
const photosMax = 25;

/** What staff do of their own accord: nobody told of it. */
export const initiativeCommands = {
  open_case: command({
    path: '/api/admin/members/:id/cases',
    right: 'cases',
    act: 'case.initiated',
    subject: 'case',
    target: memberId,
    reason: oneOf(initiativeReasons),
    confirms: true,
    fields: {
      category: z.enum(initiativeCategories),
      /** The case shows what made these signals, and nothing else that the member wrote to others. */
      signals: z.optional(z.array(z.enum(signalKinds)).check(z.maxLength(signalKinds.length))),
      /** Photos of the profile that it is about. */
      photos: z.optional(z.array(photoId).check(z.maxLength(photosMax))),
      note: z.optional(caseNote),
    },
    result: openedCase,
  }),
  /** More of the conversations than what made the signals is read only when somebody else agrees. */
  ask_more: command({
    path: '/api/admin/cases/:id/more',
    right: 'cases',
    act: 'case.more_asked',
    subject: 'case',
    target: caseId,
    reason: oneOf(moreReasons),
    confirms: true,
    fields: {},
    result: doneAnswer,
  }),
  grant_more: command({
    path: '/api/admin/cases/:id/more/grant',
    right: 'cases',
    act: 'case.more_granted',
    subject: 'case',
    target: caseId,
    reason: oneOf(grantReasons),
    confirms: true,
    fields: {},
    result: doneAnswer,
  }),
  refuse_more: command({
    path: '/api/admin/cases/:id/more/refuse',
    right: 'cases',
    act: 'case.more_refused',
    subject: 'case',
    target: caseId,
    reason: oneOf(refuseMoreReasons),
    confirms: true,
    fields: {},
    result: doneAnswer,
  }),
} as const;
