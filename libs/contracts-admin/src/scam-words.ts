import * as z from 'zod/mini';
import { cautionKinds, doneAnswer, line, locales, uuid } from '#contracts';
import { command } from './command.js';
import { oneOf } from './reasons.js';

export const scamWordsPath = '/api/admin/scam-words';
/** Posted to with a phrase: changes nothing. */
export const tryScamWordPath = '/api/admin/scam-words/try';
/** Of all languages together: more would be a table of the program. */
export const scamWordsMax = 500;
export const scamPhraseMax = 80;

export const scamWordId = uuid;
/** Words with blanks between; `*` stands for any ending, `…` for up to three words between. */
const phrase = line().check(z.minLength(1, 'field_required'), z.maxLength(scamPhraseMax));
const wordFields = { language: z.enum(locales), phrase, caution: z.enum(cautionKinds) } as const;

export const scamWordRow = z.object({ id: scamWordId, ...wordFields, added_at: z.iso.datetime() });
export type ScamWordRow = z.infer<typeof scamWordRow>;
/** By language and phrase. Those of the program are not among them. */
export const scamWordsAnswer = z.object({ words: z.array(scamWordRow) });
export type ScamWordsAnswer = z.infer<typeof scamWordsAnswer>;

export const tryScamWordBody = z.strictObject({ phrase });
export type TryScamWordBody = z.infer<typeof tryScamWordBody>;

export const addWordReasons = ['seen_in_reports', 'new_pattern', 'told_by_police'] as const;
export type AddWordReason = (typeof addWordReasons)[number];
export const removeWordReasons = ['too_many_wrong', 'no_longer_used', 'added_by_mistake'] as const;
export type RemoveWordReason = (typeof removeWordReasons)[number];

/** In force everywhere within a minute. */
export const scamWordCommands = {
  add_scam_word: command({
    path: scamWordsPath,
    right: 'signal_rules',
    act: 'scam_word.added',
    subject: 'scam_word',
    target: null,
    reason: oneOf(addWordReasons),
    confirms: true,
    fields: wordFields,
    result: z.object({ word: scamWordRow }),
  }),
  remove_scam_word: command({
    path: '/api/admin/scam-words/:id/remove',
    right: 'signal_rules',
    act: 'scam_word.removed',
    subject: 'scam_word',
    target: scamWordId,
    reason: oneOf(removeWordReasons),
    confirms: true,
    fields: {},
    result: doneAnswer,
  }),
} as const;
