import { codePoints, paragraphs } from '#contracts';
import { hostileTexts } from './hostile-texts.js';

/** The hostile texts in as few messages of this length as hold them. What nobody can read is no text: no message can have it. */
export function packedHostileTexts(longest: number): string[] {
  const messages: string[] = [];
  for (const text of hostileTexts.filter((one) => paragraphs().safeParse(one).success)) {
    const last = messages.at(-1);
    if (last !== undefined && codePoints(`${last}\n${text}`) <= longest) messages[messages.length - 1] = `${last}\n${text}`;
    else messages.push(text);
  }
  return messages;
}
