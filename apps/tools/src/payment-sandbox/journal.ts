import { appendFileSync, existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { record, type SandboxRecord } from './records.js';

type RecordOf<Kind extends SandboxRecord['kind']> = Extract<SandboxRecord, { kind: Kind }>;

/** How long a repeated request gets its first answer. */
export const ANSWERS_MS = 3_600_000;

/** All records, in memory and in a file that a line is written to before anybody hears of it: kill -9 loses nothing. */
export class Journal {
  private readonly records = new Map<SandboxRecord['kind'], Map<string, SandboxRecord>>();
  private readonly file: string;
  /** What waits to be written together. */
  private waiting: SandboxRecord[] | undefined;

  /** `now`: milliseconds, as `Date.now` tells them. */
  constructor(
    folder: string,
    private readonly now: () => number,
  ) {
    mkdirSync(folder, { recursive: true });
    this.file = join(folder, 'journal.jsonl');
    if (existsSync(this.file)) this.read();
    this.writeAnew();
  }

  find<Kind extends SandboxRecord['kind']>(kind: Kind, id: string): RecordOf<Kind> | undefined {
    return this.of(kind).get(id);
  }

  /** In the order in which they were made. */
  all<Kind extends SandboxRecord['kind']>(kind: Kind): RecordOf<Kind>[] {
    return [...this.of(kind).values()];
  }

  /** Records that belong together are one line: a kill leaves all of them or none. */
  put(...written: readonly SandboxRecord[]): void {
    if (this.waiting) this.waiting.push(...written);
    else this.write(written);
    for (const one of written) this.keep(one);
  }

  /** Writes all that `work` puts as records that belong together. It must not wait for anything. */
  together<Result>(work: () => Result): Result {
    const waiting: SandboxRecord[] = (this.waiting = []);
    try {
      return work();
    } finally {
      this.waiting = undefined;
      if (waiting.length > 0) this.write(waiting);
    }
  }

  private write(records: readonly SandboxRecord[]): void {
    appendFileSync(this.file, `${JSON.stringify(records.length === 1 ? records[0] : records)}\n`);
  }

  /** A map of one kind holds records of that kind alone. */
  private of<Kind extends SandboxRecord['kind']>(kind: Kind): Map<string, RecordOf<Kind>> {
    let found = this.records.get(kind);
    if (!found) this.records.set(kind, (found = new Map<string, SandboxRecord>()));
    return found as Map<string, RecordOf<Kind>>;
  }

  private keep(kept: SandboxRecord): void {
    if (kept.kind === 'task' && kept.done) this.of('task').delete(kept.id);
    else (this.of(kept.kind) as Map<string, SandboxRecord>).set(kept.id, kept);
  }

  private read(): void {
    for (const line of readFileSync(this.file, 'utf8').split('\n')) for (const read of parsed(line)) this.keep(read);
  }

  /** What is over is left away, so that a demo of months stays small. */
  private writeAnew(): void {
    const oldest = this.now() - ANSWERS_MS;
    for (const { id, createdAt } of this.all('answer')) if (createdAt < oldest) this.of('answer').delete(id);
    const lines = [...this.records.values()].flatMap((records) => [...records.values()]).map((line) => `${JSON.stringify(line)}\n`);
    writeFileSync(`${this.file}.new`, lines.join(''));
    renameSync(`${this.file}.new`, this.file);
  }
}

/** The last line may have been cut by a kill; nobody was told of it. */
function parsed(line: string): readonly SandboxRecord[] {
  try {
    return z.array(record).parse([JSON.parse(line)].flat());
  } catch {
    return [];
  }
}
