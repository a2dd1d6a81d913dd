import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type pg from 'pg';
import copyStreams from 'pg-copy-streams';

export type Value = string | number | boolean | null | readonly string[];

/** Collects rows of one table as COPY text. */
export class CopyBuffer {
  private lines: string[] = [];

  constructor(
    private readonly table: string,
    private readonly columns: readonly string[],
  ) {}

  add(...values: readonly Value[]): void {
    if (values.length !== this.columns.length) throw new Error(`${this.table}: ${values.length} values for ${this.columns.length} columns`);
    this.lines.push(`${values.map(encode).join('\t')}\n`);
  }

  /** Hands over what was collected, to be sent while new rows are collected. */
  take(): (client: pg.ClientBase) => Promise<void> {
    const { lines } = this;
    this.lines = [];
    return async (client) => {
      if (lines.length === 0) return;
      const sink = client.query(copyStreams.from(`copy ${this.table} (${this.columns.join(', ')}) from stdin`));
      await pipeline(Readable.from([Buffer.from(lines.join(''))]), sink);
    };
  }
}

const escapes: Readonly<Record<string, string>> = { '\\': '\\\\', '\t': '\\t', '\n': '\\n', '\r': '\\r' };
const escaped = (text: string): string => (/[\\\t\n\r]/.test(text) ? text.replace(/[\\\t\n\r]/g, (mark) => escapes[mark] ?? mark) : text);

function encode(value: Value): string {
  if (value === null) return '\\N';
  if (typeof value === 'string') return escaped(value);
  if (typeof value === 'boolean') return value ? 't' : 'f';
  if (typeof value === 'number') return String(value);
  return `{${value.join(',')}}`; // keys of unions only: nothing to quote
}
