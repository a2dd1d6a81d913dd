import { Injectable } from '@nestjs/common';
import { AppError, assertAllowed, locales, type Locale } from '#contracts';
import {
  listCap,
  siteWordPlaceOf,
  type InputOf,
  type SiteWordKey,
  type SiteWordPage,
  type SiteWordPlace,
  type SiteWordsAnswer,
  type SiteWordsQuery,
} from '#contracts-admin';
import type { Tx } from '#database';
import { siteWords } from '#i18n';
import { SiteService, SiteWordsService } from '#site';
import { mayWriteTexts } from '../rights.policy.js';
import { OfficeList } from '../office-list.decorator.js';
import type { StaffActor } from '../staff-actor.js';
import { StaffCommands } from '../staff-commands.js';
import { StaffReads } from '../staff-reads.js';
import { TextsOfficeRepository } from '../texts/index.js';
import { SiteWordsOfficeRepository } from './site-words-office.repository.js';

/** Single words of the sites, among them the claim about premium with what it rests on. */
@Injectable()
export class SiteWordsOfficeService {
  constructor(
    private readonly reads: StaffReads,
    private readonly commands: StaffCommands,
    private readonly office: SiteWordsOfficeRepository,
    private readonly staff: TextsOfficeRepository,
    private readonly words: SiteWordsService,
    private readonly sites: SiteService,
  ) {}

  @OfficeList('site_words')
  list(actor: StaffActor, query: SiteWordsQuery): Promise<SiteWordsAnswer> {
    assertAllowed(mayWriteTexts(actor.roles));
    return this.reads.run(actor, async (tx) => {
      const rows = await this.office.page(tx, query);
      const found = await this.office.count(tx, query);
      return {
        result: { rows, total: Math.min(found, listCap), more: found > listCap },
        entry: { act: 'site_words.listed', subject: { kind: 'list' }, facts: { ...query } },
      };
    });
  }

  open(actor: StaffActor, id: string): Promise<SiteWordPage> {
    assertAllowed(mayWriteTexts(actor.roles));
    const place = siteWordPlaceOf(id);
    return this.reads.run(actor, async (tx) => {
      const opened = await this.page(tx, place);
      const subject = { kind: 'site', id: place.siteId } as const;
      return { result: opened, entry: { act: 'site_words.opened', subject, facts: { key: place.key } } };
    });
  }

  /** In force in this process at once, in the others with their next look at the sites. */
  async change(actor: StaffActor, id: string, input: InputOf<'change_words'>): Promise<SiteWordPage> {
    const { version, proof, reason } = input;
    const place = siteWordPlaceOf(id);
    const texts = written(input.texts);
    const page = await this.commands.run('change_words', actor, input, async (tx) => {
      const subjectId = await this.words.change(tx, { ...place, version, texts, proof, staffId: actor.id, reason });
      const facts = { site: place.siteId, key: place.key, languages: Object.keys(texts) };
      return { result: await this.page(tx, place), subjectId, facts };
    });
    await this.sites.refresh();
    return page;
  }

  private async page(tx: Tx, place: SiteWordPlace): Promise<SiteWordPage> {
    const { version, texts, proof, changes } = await this.words.of(tx, place);
    const [row] = await this.office.page(tx, { site_id: place.siteId, key: place.key, page: 1, per_page: 1 });
    if (!row) throw new AppError('not_found');
    const names = await this.staff.staffNames(
      tx,
      changes.map(({ madeBy }) => madeBy),
    );
    return {
      ...row,
      version,
      texts,
      built_in: builtIn(place.key),
      proof,
      changes: changes.map(({ madeAt, madeBy, version: number, texts: said, proof: shown, reason }) => ({
        version: number,
        texts: said,
        proof: shown,
        made_at: madeAt.toISOString(),
        made_by: names.get(madeBy) ?? null,
        reason,
      })),
    };
  }
}

/** Without the languages that were left empty. */
const written = (texts: Readonly<Partial<Record<Locale, string | undefined>>>): Partial<Record<Locale, string>> =>
  Object.fromEntries(
    locales.flatMap((locale) => {
      const text = texts[locale];
      return text ? [[locale, text] as const] : [];
    }),
  );

/** Those that the server knows: a claim has none, and what else is built in stands in the app. */
const builtIn = (key: SiteWordKey): Partial<Record<Locale, string>> =>
  key === 'premium_claim' || key === 'entry_warning' || key === 'cam_promo'
    ? {}
    : Object.fromEntries(locales.map((locale) => [locale, siteWords[locale][key]]));
