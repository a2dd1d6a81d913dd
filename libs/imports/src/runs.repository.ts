import { Injectable } from '@nestjs/common';
import { In } from 'typeorm';
import { appNow, uniqueViolation, type Tx } from '#database';
import { ImportFault } from './import-fault.js';
import { ImportRunEntity, type ImportState } from './import-run.entity.js';

export type ImportRun = Readonly<ImportRunEntity>;
export type NewRun = Pick<ImportRun, 'siteId' | 'fileName' | 'fileHash'>;
type Change = Partial<Pick<ImportRun, 'state' | 'lines' | 'writtenTo' | 'imported' | 'credits'>>;

const openStates: readonly ImportState[] = ['reading', 'writing', 'undoing'];
/** Nothing happens in them any more by itself. */
const endStates: readonly ImportState[] = ['done', 'undone'];

const isUuid = (text: string): boolean => /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i.test(text);

@Injectable()
export class RunsRepository {
  /** Throws `open_run` while another one is not over. */
  async insert(tx: Tx, facts: NewRun): Promise<ImportRun> {
    try {
      const { identifiers } = await tx.repository(ImportRunEntity).insert({ ...facts, state: 'reading', beganAt: appNow });
      return await tx.repository(ImportRunEntity).findOneByOrFail({ id: (identifiers[0] as Pick<ImportRun, 'id'>).id });
    } catch (error) {
      if (uniqueViolation(error) === 'import_run_open') throw new ImportFault('open_run');
      throw error;
    }
  }

  /** The one that is not over. */
  open(tx: Tx): Promise<ImportRun | null> {
    return tx.repository(ImportRunEntity).findOneBy({ state: In([...openStates]) });
  }

  /** The newest one, unless another is named. */
  named(tx: Tx, id?: string): Promise<ImportRun | null> {
    if (id !== undefined && !isUuid(id)) return Promise.resolve(null);
    return tx.repository(ImportRunEntity).findOne({ where: id === undefined ? {} : { id }, order: { id: 'desc' } });
  }

  /** Keeps others from taking the next step; throws `elsewhere` when one did. */
  async lock(tx: Tx, { id, step }: ImportRun): Promise<void> {
    const [row] = await tx.query(`select from imports.import_run where id = $1 and step = $2 for no key update`, [id, step]);
    if (!row) throw new ImportFault('elsewhere');
  }

  /** One step further, in the transaction of the step. Throws `elsewhere` when another process took it: what it did stands, and is not done twice. */
  async advance(tx: Tx, run: ImportRun, change: Change): Promise<ImportRun> {
    const step = run.step + 1;
    const ends = change.state && endStates.includes(change.state) ? { endedAt: appNow } : {};
    try {
      const { affected } = await tx.repository(ImportRunEntity).update({ id: run.id, step: run.step }, { ...change, ...ends, step });
      if (affected !== 1) throw new ImportFault('elsewhere');
      return { ...run, ...change, step };
    } catch (error) {
      // An older one that is done is to be undone while another one is not over.
      if (uniqueViolation(error) === 'import_run_open') throw new ImportFault('open_run');
      throw error;
    }
  }
}
