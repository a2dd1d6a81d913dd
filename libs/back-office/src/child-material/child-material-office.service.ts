import { Injectable } from '@nestjs/common';
import { AppError, assertAllowed, type DoneAnswer, type MemberId } from '#contracts';
import {
  listCap,
  mayUse,
  type ChildMaterialPage,
  type ChildMaterialQuery,
  type ChildMaterialRow,
  type ChildMaterialsAnswer,
  type ChildReportQuery,
  type InputOf,
  type ResultOf,
} from '#contracts-admin';
import { Clock, type Tx } from '#database';
import { ChildMaterialService, contactsFor, retentionOn, reportRecord, reportText, type ChildMaterial } from '#moderation';
import { SiteService } from '#site';
import { ChildMaterialOfficeRepository, type ChildMaterialListRow } from './child-material-office.repository.js';
import { mayReadChildMaterial } from '../rights.policy.js';
import { OfficeList } from '../office-list.decorator.js';
import { viewerOf, type StaffActor } from '../staff-actor.js';
import { StaffCommands } from '../staff-commands.js';
import { StaffReads } from '../staff-reads.js';

const done = { done: true } as const;

/** What the finder and the owner do about material of child abuse. Nothing that was found is shown here to anybody. */
@Injectable()
export class ChildMaterialOfficeService {
  constructor(
    private readonly reads: StaffReads,
    private readonly commands: StaffCommands,
    private readonly office: ChildMaterialOfficeRepository,
    private readonly materials: ChildMaterialService,
    private readonly sites: SiteService,
    private readonly clock: Clock,
  ) {}

  @OfficeList('child_material')
  list(actor: StaffActor, query: ChildMaterialQuery): Promise<ChildMaterialsAnswer> {
    assertAllowed(mayReadChildMaterial(actor.roles));
    return this.reads.run(actor, async (tx) => {
      const rows = await this.office.page(tx, query, viewerOf(actor));
      const found = await this.office.count(tx, viewerOf(actor));
      const result = { rows: rows.map(toRow), total: Math.min(found, listCap), more: found > listCap };
      return { result, entry: { act: 'child_material.listed', subject: { kind: 'list' }, facts: { page: query.page } } };
    });
  }

  openOne(actor: StaffActor, id: string): Promise<ChildMaterialPage> {
    assertAllowed(mayReadChildMaterial(actor.roles));
    return this.reads.one(actor, id, async (tx) => {
      const { row, material } = await this.found(tx, actor, id);
      const dossier = await this.materials.dossier(tx, id);
      const contacts = contactsFor(await this.companyCountry(material), material.country);
      const pictures = dossier?.pictures ?? [];
      const page = {
        ...toRow(row),
        handed_over_to: material.handedOverTo,
        member_id: material.memberId,
        sealed: dossier
          ? {
              pictures: pictures.length,
              lost: material.state === 'sealed' ? pictures.filter(({ object }) => object === null).length : 0,
              messages: dossier.messages.length,
            }
          : null,
        law: retentionOn(material.at.toISOString().slice(0, 10)).law,
        contacts: contacts.map(({ country, hotline, police }) => ({ country, hotline, police })),
        language: contacts[0]?.language ?? 'en',
        may_release: mayUse(actor.roles, 'child_material_ends') && material.releasedAt === null,
      };
      return { result: page, entry: entryOf('child_material.opened', material) };
    });
  }

  /** The report for the authority, as a file. Throws `not_sealed_yet` while there are no hashes, and `case_over` when all was destroyed. */
  writeReport(
    actor: StaffActor,
    id: string,
    { format, language }: ChildReportQuery,
  ): Promise<{ readonly name: string; readonly text: string }> {
    assertAllowed(mayReadChildMaterial(actor.roles));
    return this.reads.one(actor, id, async (tx) => {
      const { row, material } = await this.found(tx, actor, id);
      const dossier = await this.materials.dossier(tx, id);
      if (!dossier) throw new AppError('case_over');
      if (material.state === 'sealing') throw new AppError('not_sealed_yet');
      const { name, hosts, settings, company } = await this.sites.byId(material.siteId);
      const facts = {
        material,
        dossier,
        finder: row.found_by ?? '',
        writtenAt: this.clock.now(),
        site: { name, hosts, email: settings.support_email, phone: settings.support_phone },
        company: { name: company.name, address: company.address, city: company.city, country: company.country, kvk: company.kvk },
      };
      const locale = language ?? contactsFor(company.country, material.country)[0]?.language ?? 'en';
      const result =
        format === 'json'
          ? { name: `report-${material.reference}.json`, text: `${JSON.stringify(reportRecord(facts), null, 2)}\n` }
          : { name: `report-${material.reference}.txt`, text: reportText(facts, locale) };
      const written = { format, language: format === 'text' ? locale : null };
      return { result, entry: entryOf('child_material.report_written', material, written) };
    });
  }

  seal(actor: StaffActor, memberId: MemberId, input: InputOf<'seal_child_material'>): Promise<ResultOf<'seal_child_material'>> {
    return this.commands.run('seal_child_material', actor, input, async (tx) => {
      const { id, reference, isNew } = await this.materials.seal(tx, viewerOf(actor), memberId);
      return { result: { id, reference }, subjectId: id, facts: { reference }, isRepeat: !isNew };
    });
  }

  handOver(actor: StaffActor, id: string, input: InputOf<'hand_over_child_material'>): Promise<DoneAnswer> {
    return this.commands.run('hand_over_child_material', actor, input, async (tx) => {
      const { reference } = await this.materials.handOver(tx, actor.id, id, input.authority);
      return { result: done, subjectId: id, facts: { reference } };
    });
  }

  extendRetention(actor: StaffActor, id: string, input: InputOf<'keep_child_material'>): Promise<DoneAnswer> {
    return this.commands.run('keep_child_material', actor, input, async (tx) => {
      const { reference } = await this.materials.extendRetention(tx, id, input.months);
      return { result: done, subjectId: id, facts: { reference, months: input.months } };
    });
  }

  release(actor: StaffActor, id: string, input: InputOf<'release_child_material'>): Promise<DoneAnswer> {
    return this.commands.run('release_child_material', actor, input, async (tx) => {
      const { reference } = await this.materials.release(tx, id);
      return { result: done, subjectId: id, facts: { reference } };
    });
  }

  private async found(tx: Tx, actor: StaffActor, id: string): Promise<{ row: ChildMaterialListRow; material: ChildMaterial }> {
    const row = await this.office.find(tx, id, viewerOf(actor));
    const material = row && (await this.materials.find(tx, id));
    if (!row || !material) throw new AppError('not_found');
    return { row, material };
  }

  private async companyCountry({ siteId }: ChildMaterial): Promise<string> {
    return (await this.sites.byId(siteId)).company.country;
  }
}

const entryOf = (
  act: 'child_material.opened' | 'child_material.report_written',
  { id, reference }: ChildMaterial,
  facts: Readonly<Record<string, unknown>> = {},
) => ({ act, subject: { kind: 'child_material' as const, id }, facts: { reference, ...facts } });

const toRow = ({ at, keep_until, handed_over_at, released_at, ...row }: ChildMaterialListRow): ChildMaterialRow => ({
  ...row,
  at: at.toISOString(),
  keep_until: keep_until.toISOString(),
  handed_over_at: handed_over_at?.toISOString() ?? null,
  released_at: released_at?.toISOString() ?? null,
});
