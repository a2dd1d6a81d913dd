import * as z from 'zod/mini';
import { messageKinds } from '#contracts';
import { caseId } from './cases.js';

/** One message: its conversation, and its number there. */
export const caseMessageId = z.string().check(z.regex(/^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}:\d{1,15}$/));
export type CaseMessageId = z.infer<typeof caseMessageId>;
export const caseMessageIdOf = ({ chatId, seq }: { readonly chatId: string; readonly seq: number }): CaseMessageId => `${chatId}:${seq}`;
/** What it names. */
export function placeOf(id: CaseMessageId): { readonly chatId: string; readonly seq: number } {
  const [chatId = '', seq] = id.split(':');
  return { chatId, seq: Number(seq) };
}
export const takenCase = z.object({ id: z.nullable(caseId) });
export const caseMessages = z.object({
  messages: z.array(
    z.object({
      /** Null where nobody knows any more in which conversation it stood. */
      id: z.nullable(caseMessageId),
      /** Whether a removal could still take it away. */
      removable: z.boolean(),
      /** Which of the conversations in the evidence, from 1. */
      conversation: z.int(),
      seq: z.int(),
      from_subject: z.boolean(),
      kind: z.enum(messageKinds),
      text: z.string(),
      at: z.iso.datetime(),
      reported: z.boolean(),
    }),
  ),
});
export type CaseMessages = z.infer<typeof caseMessages>;
