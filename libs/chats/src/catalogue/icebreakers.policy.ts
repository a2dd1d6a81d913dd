import { cautionsIn } from '#cautions';
import { codePoints, limits, nameInLine, type ErrorCode } from '#contracts';

interface Line {
  readonly text: string;
  readonly hidden: boolean;
}

/** What is wrong with lines, by the path of the field; nothing when all may be offered. `longest`: how long a message of the site may be. */
export function faultsIn(lines: readonly Line[], longest: number): Record<string, ErrorCode> {
  const texts = lines.map(({ text }) => text.toLowerCase());
  const faultOf = (text: string, index: number): ErrorCode | undefined => {
    if (texts.indexOf(text.toLowerCase()) < index) return 'line_twice';
    if (codePoints(text.replaceAll(nameInLine, longName)) > longest) return 'message_too_long';
    return isCareful(text) ? 'contact_in_line' : undefined;
  };
  return Object.fromEntries(
    lines.flatMap(({ text }, index) => {
      const fault = faultOf(text, index);
      return fault ? [[`lines.${index}.text`, fault] as const] : [];
    }),
  );
}

const longName = 'x'.repeat(limits.nameMax);

/** Whether the receiver of such a message would be warned, whatever name stands in it. */
const isCareful = (text: string): boolean => cautionsIn(text.replaceAll(nameInLine, 'Anna')).length > 0;

export const offered = (lines: readonly Line[]): string[] => lines.filter(({ hidden }) => !hidden).map(({ text }) => text);
