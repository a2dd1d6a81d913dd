import { randomUUID } from 'node:crypto';
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type pg from 'pg';
import { projectRoot } from '../project.js';

/** A statement as a process sent it, on one of its connections. */
export type Heard = { readonly connection: number; readonly text: string; readonly values: unknown[] };
export type Statement = { readonly name: string; readonly text: string; readonly values: unknown[] };

/** Loaded into all processes: while the file is there, those that are listened to note each statement in it. */
const tap = `import fs from 'node:fs';import { createRequire } from 'node:module';
const { Client } = createRequire(${JSON.stringify(join(projectRoot, 'package.json'))})('pg');const { query } = Client.prototype;const file = process.env.STATEMENTS;
const isHeard = process.env.HEARD_APPS.split(',').some((app) => process.argv[1]?.includes('/apps/' + app + '/'));
Client.prototype.query = function (...args) {
  if (isHeard && args[0] && fs.existsSync(file)) fs.appendFileSync(file, JSON.stringify({ connection: this.processID, text: args[0].text ?? args[0], values: args[0].values ?? args[1] ?? [] }) + '\\n');
  return query.apply(this, args);
};`;

/** Of the API's own statements, these are no part of a list: they belong to whoever asks through it, or to nobody's question. */
const isOverhead = ({ text }: { text: string }): boolean => /auth\.session|^select 1$|^\s*(begin|start|commit|rollback|set)\b/i.test(text);

/** Hears which statements the API, or another app, sends to the database, so that they can be sent again without it. */
export class StatementTap {
  private readonly file = join(tmpdir(), `bench-statements-${randomUUID()}`);

  readonly settings: Readonly<Record<string, string>>;

  constructor(apps: readonly ('api' | 'worker')[] = ['api']) {
    const nodeOptions = `--import=data:text/javascript,${encodeURIComponent(tap)}`;
    this.settings = { NODE_OPTIONS: nodeOptions, STATEMENTS: this.file, HEARD_APPS: apps.join(',') };
  }

  /** The statements of one call. */
  async heard(call: () => Promise<unknown>): Promise<Statement[]> {
    return (await this.everything(call))
      .filter((statement) => !isOverhead(statement))
      .map((statement) => ({ ...statement, name: nameOf(statement.text) }));
  }

  /** All that is sent while a call lasts, with the beginnings and ends of transactions. */
  async everything(call: () => Promise<unknown>): Promise<Heard[]> {
    writeFileSync(this.file, '');
    await call();
    const lines = existsSync(this.file) ? readFileSync(this.file, 'utf8').split('\n').filter(Boolean) : [];
    rmSync(this.file, { force: true });
    return lines.map((line) => JSON.parse(line) as Heard);
  }
}

const names = new Map<string, string>();

/** Prepared once on each connection, as the API does. */
function nameOf(text: string): string {
  const name = names.get(text) ?? `bench_${names.size}`;
  names.set(text, name);
  return name;
}

export async function replay(app: pg.Pool, statements: readonly Statement[]): Promise<void> {
  const client = await app.connect();
  try {
    for (const statement of statements) await client.query(statement);
  } finally {
    client.release();
  }
}
