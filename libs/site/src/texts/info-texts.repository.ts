import { Injectable } from '@nestjs/common';
import type { InfoPage } from '#contracts';
import type { TextPlace, WrittenText } from '#contracts-admin';
import { appNow, type Tx } from '#database';
import { InfoDraftEntity } from './info-draft.entity.js';
import { InfoTextEntity } from './info-text.entity.js';
import { TermsEditionEntity } from './terms-edition.entity.js';

export type InfoTextRow = Readonly<InfoTextEntity>;
export type InfoDraftRow = Readonly<InfoDraftEntity>;
export type TermsEditionRow = Readonly<TermsEditionEntity>;

export interface NewVersion extends TextPlace {
  /** Null: from then on the built-in text counts again. */
  readonly text: WrittenText | null;
  readonly inForceAt: Date;
  readonly madeBy: string;
  readonly reason: string;
  readonly editionId?: string;
}
export type NewEdition = Pick<TermsEditionRow, 'siteId' | 'changes' | 'beginsAt' | 'madeBy' | 'reason'>;

@Injectable()
export class InfoTextsRepository {
  async now(tx: Tx): Promise<Date> {
    const [row] = await tx.query<{ now: Date }>(`select public.app_now() as now`);
    if (!row) throw new Error('the database does not tell the time');
    return row.now;
  }

  async siteExists(tx: Tx, siteId: string): Promise<boolean> {
    return (await tx.query(`select 1 from site.site where id = $1`, [siteId])).length > 0;
  }

  /** Holds a site until the transaction ends. False when there is none. */
  async lockSite(tx: Tx, siteId: string): Promise<boolean> {
    return (await tx.query(`select 1 from site.site where id = $1 for update`, [siteId])).length > 0;
  }

  /** The row of a text, held until the transaction ends; made where nobody has written it yet. */
  async lockDraft(tx: Tx, place: TextPlace, staffId: string): Promise<InfoDraftRow> {
    const drafts = tx.repository(InfoDraftEntity);
    const blank = { ...place, revision: 0, text: null, savedAt: appNow, savedBy: staffId };
    await drafts.createQueryBuilder().insert().values(blank).orIgnore().execute();
    return drafts.findOneOrFail({ where: { ...place }, lock: { mode: 'pessimistic_write' } });
  }

  draft(tx: Tx, place: TextPlace): Promise<InfoDraftRow | null> {
    return tx.repository(InfoDraftEntity).findOneBy({ ...place });
  }

  /** Of one page, in all languages. */
  draftsOf(tx: Tx, siteId: string, page: InfoPage): Promise<InfoDraftRow[]> {
    return tx.repository(InfoDraftEntity).findBy({ siteId, page });
  }

  async saveDraft(tx: Tx, { id, revision }: InfoDraftRow, text: WrittenText | null, staffId: string): Promise<void> {
    await tx.repository(InfoDraftEntity).update({ id }, { text, revision: revision + 1, savedAt: appNow, savedBy: staffId });
  }

  /** The newest first. */
  versions(tx: Tx, place: TextPlace, limit: number): Promise<InfoTextRow[]> {
    return tx.repository(InfoTextEntity).find({ where: { ...place }, order: { version: 'DESC' }, take: limit });
  }

  version(tx: Tx, place: TextPlace, version: number): Promise<InfoTextRow | null> {
    return tx.repository(InfoTextEntity).findOneBy({ ...place, version });
  }

  /** The version that has begun last; undefined while the built-in text was never replaced. */
  async inForce(tx: Tx, { siteId, page, locale }: TextPlace): Promise<number | undefined> {
    const [row] = await tx.query<{ version: number }>(
      `select t.version from site.info_text t
        where t.site_id = $1 and t.page = $2 and t.locale = $3 and t.withdrawn_at is null and t.in_force_at <= public.app_now()
        order by t.in_force_at desc, t.version desc limit 1`,
      [siteId, page, locale],
    );
    return row?.version;
  }

  /** Answers its number. Whoever calls holds the draft of the text, so that there is one next number. */
  async addVersion(tx: Tx, { text, siteId, page, locale, ...facts }: NewVersion): Promise<number> {
    const [last] = await this.versions(tx, { siteId, page, locale }, 1);
    const version = (last?.version ?? 0) + 1;
    const { title, lead, sections, changes } = text ?? { title: '', lead: '', sections: [], changes: '' };
    const words = { title, lead, changes, sections: sections.map((section) => ({ ...section })) };
    await tx
      .repository(InfoTextEntity)
      .insert({ ...facts, ...words, siteId, page, locale, version, builtIn: text === null, madeAt: appNow });
    return version;
  }

  async withdrawVersion(tx: Tx, place: TextPlace, version: number): Promise<void> {
    await tx.repository(InfoTextEntity).update({ ...place, version }, { withdrawnAt: appNow });
  }

  /** The newest first. */
  editions(tx: Tx, siteId: string, limit: number): Promise<TermsEditionRow[]> {
    return tx.repository(TermsEditionEntity).find({ where: { siteId }, order: { beginsAt: 'DESC', id: 'DESC' }, take: limit });
  }

  /** Those that began after a moment and up to now, the oldest first. */
  editionsSince(tx: Tx, siteId: string, since: Date): Promise<Pick<TermsEditionRow, 'changes'>[]> {
    return tx.query(
      `select e.changes from site.terms_edition e
        where e.site_id = $1 and e.withdrawn_at is null and e.begins_at > $2 and e.begins_at <= public.app_now() order by e.begins_at, e.id`,
      [siteId, since],
    );
  }

  edition(tx: Tx, id: string): Promise<TermsEditionRow | null> {
    return tx.repository(TermsEditionEntity).findOneBy({ id });
  }

  async addEdition(tx: Tx, edition: NewEdition): Promise<string> {
    const { identifiers } = await tx.repository(TermsEditionEntity).insert({ ...edition, madeAt: appNow });
    return identifiers[0]?.['id'] as string;
  }

  /** With its text in every language. */
  async withdrawEdition(tx: Tx, id: string): Promise<void> {
    await tx.repository(TermsEditionEntity).update({ id }, { withdrawnAt: appNow });
    await tx.repository(InfoTextEntity).update({ editionId: id }, { withdrawnAt: appNow });
  }
}
