import type { EntityTarget, ObjectLiteral, Repository as OrmRepository } from 'typeorm';
import type { Tx } from './tx.js';

/** A repository answers one question with each method and takes the transaction first. */
export abstract class Repository<Row extends ObjectLiteral> {
  protected abstract readonly entity: EntityTarget<Row>;

  protected rows(tx: Tx): OrmRepository<Row> {
    return tx.manager.getRepository(this.entity);
  }
}
