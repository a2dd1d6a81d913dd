import { Injectable } from '@nestjs/common';
import type { Repository } from 'typeorm';
import type { Tx } from '#database';
import { IncidentEntity } from './incident.entity.js';

export type Incident = Readonly<IncidentEntity>;
export type WrittenIncident = Readonly<Pick<IncidentEntity, 'kind' | 'parts' | 'beganAt' | 'endedAt' | 'texts'>>;

const incidents = (tx: Tx): Repository<IncidentEntity> => tx.repository(IncidentEntity);

@Injectable()
export class IncidentsRepository {
  /** Those that began since, or last, or are planned: the newest first. */
  findShown(tx: Tx, since: Date): Promise<Incident[]> {
    return tx.query<Incident>(
      `select id, kind, parts, began_at as "beganAt", ended_at as "endedAt", texts, changed_by as "changedBy", changed_at as "changedAt", version
         from operations.incident where began_at >= $1 or ended_at is null or ended_at >= $1 order by began_at desc, id desc`,
      [since],
    );
  }

  page(tx: Tx, skip: number, take: number): Promise<Incident[]> {
    return incidents(tx).find({ order: { beganAt: 'DESC', id: 'DESC' }, skip, take });
  }

  async count(tx: Tx, most: number): Promise<number> {
    const [row] = await tx.query<{ found: number }>(
      `select count(*)::int as found from (select from operations.incident limit $1) capped`,
      [most],
    );
    return row?.found ?? 0;
  }

  find(tx: Tx, id: string): Promise<Incident | null> {
    return incidents(tx).findOneBy({ id });
  }

  /** The same, and nobody else changes it until the commit. */
  lock(tx: Tx, id: string): Promise<Incident | null> {
    return incidents(tx).findOne({ where: { id }, lock: { mode: 'pessimistic_write' } });
  }

  async insert(tx: Tx, written: WrittenIncident, by: string, at: Date): Promise<string> {
    const { identifiers } = await incidents(tx).insert({
      ...written,
      parts: [...written.parts],
      texts: { ...written.texts },
      changedBy: by,
      changedAt: at,
      version: 1,
    });
    return String(identifiers[0]?.['id']);
  }

  async update(tx: Tx, { id, version }: Pick<Incident, 'id' | 'version'>, written: WrittenIncident, by: string, at: Date): Promise<void> {
    await incidents(tx).update(
      { id },
      { ...written, parts: [...written.parts], texts: { ...written.texts }, changedBy: by, changedAt: at, version: version + 1 },
    );
  }
}
