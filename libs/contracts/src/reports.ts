import * as z from 'zod/mini';
import { codePoints } from './chats.js';
import { chatId, memberId, photoId } from './ids.js';
import { paragraphs } from './text.js';

export const reportWordsMax = 1_000;

/** Why a member, a message or a photo is reported. Danger comes first for the moderators; the list is in the order of the screen. */
export const reportReasons = ['money', 'fake', 'insult', 'sexual', 'danger', 'minor', 'photo', 'other'] as const;
export type ReportReason = (typeof reportReasons)[number];
export const reportSubjects = ['member', 'message', 'photo'] as const;
export type ReportSubject = (typeof reportSubjects)[number];

/**
 * A report of a member; with `chat` and `seq` of one message, with `photo` of one photo, with `chat` alone of a conversation. It blocks nobody:
 * that is a call of its own.
 */
export const reportBody = z
  .strictObject({
    profile: memberId,
    reason: z.enum(reportReasons),
    words: z.optional(paragraphs().check(z.refine((text) => codePoints(text) <= reportWordsMax, 'words_too_long'))),
    chat: z.optional(chatId),
    seq: z.optional(z.int().check(z.gte(1))),
    photo: z.optional(photoId),
  })
  .check(
    z.refine(({ chat, seq, photo }) => (seq === undefined || chat !== undefined) && (photo === undefined || seq === undefined), {
      error: 'invalid_input',
      path: ['seq'],
    }),
  );
export type ReportBody = z.infer<typeof reportBody>;

/** `receipt`: the number under which the reporter can ask. The same report again has the same number. */
export const reportAnswer = z.object({ receipt: z.string(), at: z.iso.datetime() });
export type ReportAnswer = z.infer<typeof reportAnswer>;
