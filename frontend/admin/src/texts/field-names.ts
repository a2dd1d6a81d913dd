import type { Refusal } from '../commands/carryOut';
import { textWords as text } from './text-words';

/** What a path of the command, such as `sections.0.text`, is called on the screen. */
export function fieldName(path: string): string {
  const [part = '', index] = path.split('.');
  if (part === 'title') return text.fieldTitle;
  if (part === 'lead') return text.lead;
  if (part === 'changes') return text.changes;
  return index === undefined ? text.wholeText : text.section(Number(index) + 1);
}

const asked = ['reason', 'begins_at'];

/** For a dialog in which the fields of the text do not stand: what is wrong in them is said in its sentence. */
export function toldWhole(refusal: Refusal | undefined): Refusal | undefined {
  const told = Object.entries(refusal?.fields ?? {}).filter(([path]) => !asked.includes(path));
  if (!refusal || told.length === 0) return refusal;
  return { ...refusal, text: told.map(([path, said]) => text.faultAt(fieldName(path), said)).join(' ') };
}
