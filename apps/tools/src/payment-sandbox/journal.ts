import { appendFileSync, existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { record, type SandboxRecord } from './records.js';

type RecordOf<Kind extends SandboxRecord['kind']> = Extract<SandboxRecord, { kind: Kind }>;

/** How long a repeated request gets its first answer. */
export const ANSWERS_MS = 3_600_000;

/** All records, in memory and in a file that a line is written to before anybody hears of it: kill -9 loses nothing. */
export class Journal {
  private readonly records = new Map<SandboxRecord['kind'], Map<string, SandboxRecord>>();
  private readonly file: string;

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

  /** Records that belong together are written together. */
  put(...written: readonly SandboxRecord[]): void {
    appendFileSync(this.file, written.map((line) => `${JSON.stringify(line)}\n`).join(''));
    for (const line of written) this.keep(line);
  }

  /** A map of one kind holds records of that kind alone. */
  private of<Kind extends SandboxRecord['kind']>(kind: Kind): Map<string, RecordOf<Kind>> {
    let found = this.records.get(kind);
    if (!found) this.records.set(kind, (found = new Map<string, SandboxRecord>()));
    return found as Map<string, RecordOf<Kind>>;
  }

  private keep(line: SandboxRecord): void {
    if (line.kind === 'task' && line.done) this.of('task').delete(line.id);
    else (this.of(line.kind) as Map<string, SandboxRecord>).set(line.id, line);
  }

  private read(): void {
    for (const line of readFileSync(this.file, 'utf8').split('\n')) {
      const read = parsed(line);
      if (read) this.keep(read);
    }
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
function parsed(line: string): SandboxRecord | undefined {
  try {
    return record.parse(JSON.parse(line));
  } catch {
    return undefined;
  }
}
