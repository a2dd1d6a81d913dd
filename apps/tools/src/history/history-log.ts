import { closeSync, mkdirSync, openSync, readFileSync, writeSync } from 'node:fs';
import { dirname } from 'node:path';
import type { History, Operation } from './operation.js';

/** What the clients of a run saw, one operation a line. Nothing in it is ever changed. */
export class HistoryLog {
  private descriptor: number | undefined;

  constructor(readonly file: string) {
    mkdirSync(dirname(file), { recursive: true });
    this.descriptor = openSync(file, 'w');
  }

  /** What comes after the end is dropped: calls may still be under way. */
  note(operation: Operation): void {
    if (this.descriptor !== undefined) writeSync(this.descriptor, `${JSON.stringify(operation)}\n`);
  }

  close(): void {
    if (this.descriptor === undefined) return;
    closeSync(this.descriptor);
    this.descriptor = undefined;
  }
}

export function readHistory(file: string): History {
  const lines = readFileSync(file, 'utf8').split('\n');
  return lines.filter(Boolean).map((line) => JSON.parse(line) as Operation);
}
