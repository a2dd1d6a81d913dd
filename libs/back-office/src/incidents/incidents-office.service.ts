import { Injectable } from '@nestjs/common';
import { AppError, assertAllowed } from '#contracts';
import { listCap, type IncidentAnswer, type IncidentRow, type IncidentsAnswer, type IncidentsQuery, type InputOf } from '#contracts-admin';
import { Transactions } from '#database';
import { Incidents, type Incident, type WrittenIncident } from '#operations';
import { mayReadResource } from '../rights.policy.js';
import { OfficeList } from '../office-list.decorator.js';
import type { StaffActor } from '../staff-actor.js';
import { StaffCommands } from '../staff-commands.js';

/** What staff tell members on the status page. The log keeps when, about what and in which languages; the words stand on the page. */
@Injectable()
export class IncidentsOfficeService {
  constructor(
    private readonly transactions: Transactions,
    private readonly commands: StaffCommands,
    private readonly incidents: Incidents,
  ) {}

  @OfficeList('incidents')
  async list({ roles }: StaffActor, { page, per_page }: IncidentsQuery): Promise<IncidentsAnswer> {
    assertAllowed(mayReadResource(roles, 'incidents'));
    return this.transactions.read(async (tx) => {
      const rows = await this.incidents.page(tx, (page - 1) * per_page, per_page);
      const found = await this.incidents.count(tx, listCap + 1);
      return { rows: rows.map(toRow), total: Math.min(found, listCap), more: found > listCap };
    });
  }

  write(actor: StaffActor, input: InputOf<'write_incident'>): Promise<IncidentAnswer> {
    return this.commands.run('write_incident', actor, input, async (tx) => {
      const written = await this.incidents.write(tx, writtenIn(input), actor.id);
      return { result: { incident: toRow(written) }, subjectId: written.id, facts: factsOf(written) };
    });
  }

  /** Throws `not_found`, and `text_changed` when a colleague changed it meanwhile. */
  change(actor: StaffActor, id: string, input: InputOf<'change_incident'>): Promise<IncidentAnswer> {
    return this.commands.run('change_incident', actor, input, async (tx) => {
      const { before, after } = await this.incidents.change(tx, id, input.version, writtenIn(input), actor.id);
      return { result: { incident: toRow(after) }, subjectId: id, facts: { before: factsOf(before), after: factsOf(after) } };
    });
  }
}

function writtenIn({ kind, parts, began_at, ended_at, texts }: InputOf<'write_incident'>): WrittenIncident {
  const [beganAt, endedAt] = [new Date(began_at), ended_at === null ? null : new Date(ended_at)];
  if (endedAt && endedAt < beganAt) throw new AppError('invalid_input', { fields: { ended_at: 'invalid_input' } });
  const given = Object.entries(texts).filter(([, text]) => text !== undefined);
  return { kind, parts: [...new Set(parts)], beganAt, endedAt, texts: Object.fromEntries(given) };
}

const toRow = ({ id, kind, parts, beganAt, endedAt, texts, version, changedAt }: Incident): IncidentRow => ({
  id,
  kind,
  parts: [...parts],
  began_at: beganAt.toISOString(),
  ended_at: endedAt?.toISOString() ?? null,
  texts,
  version,
  changed_at: changedAt.toISOString(),
});

const factsOf = ({ kind, parts, beganAt, endedAt, texts }: Incident) => ({
  kind,
  parts,
  began_at: beganAt.toISOString(),
  ended_at: endedAt?.toISOString() ?? null,
  languages: Object.keys(texts),
});
