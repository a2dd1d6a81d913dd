import { cautionsIn } from '#cautions';
import { nameInLine, type ErrorCode } from '#contracts';

interface Line {
  readonly text: string;
  readonly hidden: boolean;
}

/** What is wrong with lines, by the path of the field; nothing when all may be offered. */
export function faultsIn(lines: readonly Line[]): Record<string, ErrorCode> {
  const texts = lines.map(({ text }) => text.toLowerCase());
  return Object.fromEntries(
    lines.flatMap(({ text }, index) => {
      const fault: ErrorCode | undefined =
        texts.indexOf(text.toLowerCase()) < index ? 'line_twice' : hasContact(text) ? 'contact_in_line' : undefined;
      return fault ? [[`lines.${index}.text`, fault] as const] : [];
    }),
  );
}

/** Whether the receiver of such a message would be warned, whatever name stands in it. */
const hasContact = (text: string): boolean => cautionsIn(text.replaceAll(nameInLine, 'Anna')).length > 0;

export const offered = (lines: readonly Line[]): string[] => lines.filter(({ hidden }) => !hidden).map(({ text }) => text);
