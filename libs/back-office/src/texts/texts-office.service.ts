import { Injectable } from '@nestjs/common';
import { AppError, assertAllowed } from '#contracts';
import {
  listCap,
  textPlaceOf,
  type CommandName,
  type InputOf,
  type TextPage,
  type TextPlace,
  type TextsAnswer,
  type TextsQuery,
} from '#contracts-admin';
import type { Tx } from '#database';
import { InfoDraftsService, SiteService, TermsEditionsService } from '#site';
import { mayWriteTexts } from '../rights.policy.js';
import { OfficeList } from '../office-list.decorator.js';
import type { StaffActor } from '../staff-actor.js';
import { StaffCommands } from '../staff-commands.js';
import { StaffReads } from '../staff-reads.js';
import { TextsOfficeRepository } from './texts-office.repository.js';
import { toDraft, toTerms, toVersion } from './texts-office.views.js';

type TextCommand = Extract<CommandName, `${'save' | 'discard' | 'publish' | 'restore' | 'withdraw'}_text`>;
type Changed = { readonly id: string; readonly facts?: Readonly<Record<string, unknown>> };

/** The pages of the sites in every language, in the hands of those who write them. */
@Injectable()
export class TextsOfficeService {
  constructor(
    private readonly reads: StaffReads,
    private readonly commands: StaffCommands,
    private readonly office: TextsOfficeRepository,
    private readonly texts: InfoDraftsService,
    private readonly terms: TermsEditionsService,
    private readonly sites: SiteService,
  ) {}

  @OfficeList('texts')
  list(actor: StaffActor, query: TextsQuery): Promise<TextsAnswer> {
    assertAllowed(mayWriteTexts(actor.roles));
    return this.reads.run(actor, async (tx) => {
      const rows = await this.office.page(tx, query);
      const found = await this.office.count(tx, query);
      return {
        result: { rows, total: Math.min(found, listCap), more: found > listCap },
        entry: { act: 'texts.listed', subject: { kind: 'list' }, facts: { ...query } },
      };
    });
  }

  open(actor: StaffActor, id: string): Promise<TextPage> {
    assertAllowed(mayWriteTexts(actor.roles));
    const place = textPlaceOf(id);
    return this.reads.run(actor, async (tx) => {
      const opened = await this.page(tx, place);
      const { siteId, ...facts } = place;
      return { result: opened, entry: { act: 'text.opened', subject: { kind: 'site', id: siteId }, facts } };
    });
  }

  save(actor: StaffActor, id: string, input: InputOf<'save_text'>): Promise<TextPage> {
    const { revision, ...text } = input;
    return this.run('save_text', actor, id, input, async (tx, place) => ({
      id: await this.texts.save(tx, { place, staffId: actor.id, revision }, text),
    }));
  }

  discard(actor: StaffActor, id: string, input: InputOf<'discard_text'>): Promise<TextPage> {
    return this.run('discard_text', actor, id, input, async (tx, place) => ({
      id: await this.texts.discard(tx, { place, staffId: actor.id, revision: input.revision }),
    }));
  }

  publish(actor: StaffActor, id: string, input: InputOf<'publish_text'>): Promise<TextPage> {
    const { revision, begins_at, reason } = input;
    return this.run('publish_text', actor, id, input, async (tx, place) => {
      const wish = { beginsAt: begins_at === null ? null : new Date(begins_at), reason };
      const { id: textId, version } = await this.texts.publish(tx, { place, staffId: actor.id, revision }, wish);
      return { id: textId, facts: { version, begins_at } };
    });
  }

  restore(actor: StaffActor, id: string, input: InputOf<'restore_text'>): Promise<TextPage> {
    const { revision, version: of, reason } = input;
    return this.run('restore_text', actor, id, input, async (tx, place) => {
      const { id: textId, version } = await this.texts.restore(tx, { place, staffId: actor.id, revision }, { version: of, reason });
      return { id: textId, facts: { version, of } };
    });
  }

  withdraw(actor: StaffActor, id: string, input: InputOf<'withdraw_text'>): Promise<TextPage> {
    const { revision, version } = input;
    return this.run('withdraw_text', actor, id, input, async (tx, place) => ({
      id: await this.texts.withdraw(tx, { place, staffId: actor.id, revision }, version),
      facts: { version },
    }));
  }

  /** In force in this process at once, in the others with their next look at the sites. */
  async publishTerms(actor: StaffActor, siteId: string, input: InputOf<'publish_terms'>): Promise<{ id: string }> {
    const { drafts, begins_at, reason } = input;
    const result = await this.commands.run('publish_terms', actor, input, async (tx) => {
      const beginsAt = begins_at === null ? null : new Date(begins_at);
      const id = await this.terms.publish(tx, { siteId, drafts, beginsAt, staffId: actor.id, reason });
      return { result: { id }, subjectId: id, facts: { site: siteId, begins_at } };
    });
    await this.sites.refresh();
    return result;
  }

  withdrawTerms(actor: StaffActor, id: string, input: InputOf<'withdraw_terms'>): Promise<{ id: string }> {
    return this.commands.run('withdraw_terms', actor, input, async (tx) => {
      const { siteId, isNew } = await this.terms.withdraw(tx, id);
      return { result: { id }, subjectId: id, facts: { site: siteId }, isRepeat: !isNew };
    });
  }

  /** Each answers with the text as it is then, and the log says which one it was. */
  private run<Name extends TextCommand>(
    name: Name,
    actor: StaffActor,
    id: string,
    input: InputOf<Name>,
    act: (tx: Tx, place: TextPlace) => Promise<Changed>,
  ): Promise<TextPage> {
    const place = textPlaceOf(id);
    return this.commands.run<TextCommand>(name, actor, input, async (tx) => {
      const { id: subjectId, facts } = await act(tx, place);
      return { result: await this.page(tx, place), subjectId, facts: { page: place.page, locale: place.locale, ...facts } };
    });
  }

  private async page(tx: Tx, place: TextPlace): Promise<TextPage> {
    const known = await this.texts.of(tx, place);
    const { now, draft, versions, inForce } = known;
    const languages = await this.office.languages(tx, place);
    const row = languages.find(({ locale }) => locale === place.locale);
    if (!row) throw new AppError('not_found');
    const terms = place.page === 'terms' ? await this.terms.of(tx, place.siteId) : null;
    const writers = [...versions, ...(terms?.editions ?? [])].flatMap(({ madeBy }) => madeBy ?? []);
    const names = await this.office.staffNames(tx, [...writers, ...(draft ? [draft.savedBy] : [])]);
    return {
      ...row,
      revision: draft?.revision ?? 0,
      draft: draft && toDraft(draft, names),
      versions: versions.map((version) => toVersion(version, { now, inForce }, names)),
      languages,
      terms: terms && toTerms(terms, names),
    };
  }
}
