import type { EntityManager, EntityTarget, ObjectLiteral, Repository } from 'typeorm';

/** Sends one statement and answers its rows. */
type Ask = <Row>(sql: string, parameters: readonly unknown[]) => Promise<Row[]>;

/**
 * An open transaction. Repositories take it first; nothing outside a repository looks inside.
 */
export class Tx {
  private readonly whenCommitted: (() => void | Promise<void>)[] = [];

  /** @internal */
  constructor(
    private readonly ask: Ask,
    private readonly manager: EntityManager,
    /** Whether what it answers may be some seconds old. */
    readonly isStale = false,
  ) {}

  /** The rows of a table, read and written one by one or as a plain list, in this transaction. */
  repository<Entity extends ObjectLiteral>(entity: EntityTarget<Entity>): Repository<Entity> {
    return this.manager.getRepository(entity);
  }

  /** Runs one SQL statement with `$1` parameters and answers its rows. */
  query<Row = Record<string, unknown>>(sql: string, parameters: readonly unknown[] = []): Promise<Row[]> {
    return this.ask<Row>(sql, parameters);
  }

  /** For hints that may be lost (sockets, kicks): runs after the commit, and not at all after a rollback. */
  afterCommit(tell: () => void | Promise<void>): void {
    this.whenCommitted.push(tell);
  }

  /** @internal */
  takeHints(): readonly (() => void | Promise<void>)[] {
    return this.whenCommitted.splice(0);
  }
}
