import { Injectable } from '@nestjs/common';
import { AppError } from '#contracts';
import { Clock, type Tx } from '#database';
import { IncidentsRepository, type Incident, type WrittenIncident } from './incidents.repository.js';

export type { Incident, WrittenIncident };

/** What staff tell members of outages and of planned work. The status page shows it within a minute. */
@Injectable()
export class Incidents {
  constructor(
    private readonly incidents: IncidentsRepository,
    private readonly clock: Clock,
  ) {}

  page(tx: Tx, skip: number, take: number): Promise<Incident[]> {
    return this.incidents.page(tx, skip, take);
  }

  count(tx: Tx, most: number): Promise<number> {
    return this.incidents.count(tx, most);
  }

  /** Throws `not_found`. */
  async open(tx: Tx, id: string): Promise<Incident> {
    return this.incidents.find(tx, id).then(assertFound);
  }

  async write(tx: Tx, written: WrittenIncident, by: string): Promise<Incident> {
    return this.open(tx, await this.incidents.insert(tx, written, by, this.clock.now()));
  }

  /** Throws `not_found`, and `text_changed` when somebody else changed it since `version` was looked at. */
  async change(
    tx: Tx,
    id: string,
    version: number,
    written: WrittenIncident,
    by: string,
  ): Promise<{ readonly before: Incident; readonly after: Incident }> {
    const before = assertFound(await this.incidents.lock(tx, id));
    if (before.version !== version) throw new AppError('text_changed');
    await this.incidents.update(tx, before, written, by, this.clock.now());
    return { before, after: await this.open(tx, id) };
  }
}

function assertFound(incident: Incident | null): Incident {
  if (!incident) throw new AppError('not_found');
  return incident;
}
