import pg from 'pg';

/** How long the statements of a process may take. */
export type Patience = {
  /** After this Postgres itself gives up a statement, and says so. */
  readonly statementMs: number;
  /** After this no answer is expected any more: Postgres is frozen, or the connection is. Longer than `statementMs`. */
  readonly answerMs: number;
  /** How long a transaction may hold its locks without a word. */
  readonly idleMs: number;
};

/** `interactive`: somebody waits for the answer. `background`: jobs and commands, which may look through whole tables. */
export const patience = {
  interactive: { statementMs: 3_500, answerMs: 4_000, idleMs: 30_000 },
  background: { statementMs: 600_000, answerMs: 630_000, idleMs: 600_000 },
} as const satisfies Record<string, Patience>;

export type PatienceName = keyof typeof patience;

const limitsOf = ({ statementMs, idleMs }: Patience) => ({ statement_timeout: statementMs, idle_in_transaction_session_timeout: idleMs });

/** The roles that connect, and what each is limited to, in ms: settings of the role itself, so that they hold behind a pooler too. */
export const roleLimits = {
  app_api: limitsOf(patience.interactive),
  app_worker: limitsOf(patience.background),
} as const;

/**
 * Destroys a connection on which a statement is not answered in time. It is never used again, so that no late answer can reach another caller; what
 * was asked may have happened or not. All who wait on it hear at once that the connection ended.
 */
export function limitPatience(client: pg.ClientBase, answerMs: number): void {
  let timer: NodeJS.Timeout | undefined;
  // Whatever was asked of a connection is answered when it drains; it is asked one thing at a time.
  client.on('drain', () => clearTimeout(timer));
  client.on('end', () => clearTimeout(timer));
  const query = function (this: pg.ClientBase, ...args: unknown[]): unknown {
    clearTimeout(timer);
    timer = setTimeout(() => streamOf(client).destroy(), answerMs);
    const ask = Reflect.get(pg.Client.prototype, 'query') as (...given: unknown[]) => unknown;
    return Reflect.apply(ask, this, args);
  };
  client.query = query as typeof client.query;
}

const streamOf = (client: pg.ClientBase) =>
  (client as unknown as { readonly connection: { readonly stream: { destroy(): void } } }).connection.stream;
