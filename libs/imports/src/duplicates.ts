import { refusedFor, type JudgedLine } from './judged-line.js';

/** The ids and addresses of a file so far. The first of two that are the same comes along; nobody is made of two lines. */
export class Duplicates {
  private readonly lineOfId = new Map<string, number>();
  private readonly addresses = new Set<string>();

  /** The same, with what stood in the file before refused. */
  refuseDuplicate(judged: JudgedLine): JudgedLine {
    if (judged.outcome === 'refused') return judged;
    const { line, newcomer } = judged;
    if (this.lineOfId.has(newcomer.sourceId)) return refusedFor(line, 'duplicate_id');
    if (this.addresses.has(newcomer.email)) return refusedFor(line, 'duplicate_address');
    this.lineOfId.set(newcomer.sourceId, line);
    this.addresses.add(newcomer.email);
    return judged;
  }

  /** The line by which the id came along. */
  lineOf(sourceId: string): number | undefined {
    return this.lineOfId.get(sourceId);
  }
}
