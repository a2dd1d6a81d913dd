import { Injectable } from '@nestjs/common';
import { AppError, locales, type ErrorCode, type Locale } from '#contracts';
import type { WrittenText } from '#contracts-admin';
import type { Tx } from '#database';
import { InfoTextsRepository, type InfoDraftRow, type TermsEditionRow } from './info-texts.repository.js';
import { termsFaults, wholeSecond } from './terms-editions.policy.js';

const EDITIONS_SHOWN = 50;

export interface TermsWish {
  readonly siteId: string;
  /** The revision of each language that was looked at. */
  readonly drafts: Readonly<Record<Locale, number>>;
  /** Null: at once. */
  readonly beginsAt: Date | null;
  readonly staffId: string;
  readonly reason: string;
}
export interface KnownTerms {
  readonly now: Date;
  readonly languages: readonly { readonly locale: Locale; readonly revision: number; readonly fault: ErrorCode | undefined }[];
  /** The newest first. */
  readonly editions: readonly TermsEditionRow[];
}

/**
 * New terms: their text and what is new in it, in every language of the site, in force from one moment on. From then on members are asked again,
 * because the sites are read with the edition that began last; nothing has to run at that moment.
 */
@Injectable()
export class TermsEditionsService {
  constructor(private readonly texts: InfoTextsRepository) {}

  async of(tx: Tx, siteId: string): Promise<KnownTerms> {
    const drafts = new Map((await this.texts.draftsOf(tx, siteId, 'terms')).map((draft) => [draft.locale, draft]));
    const faults = termsFaults(textsOf(drafts));
    return {
      now: await this.texts.now(tx),
      languages: locales.map((locale) => ({ locale, revision: drafts.get(locale)?.revision ?? 0, fault: faults[locale] })),
      editions: await this.texts.editions(tx, siteId, EDITIONS_SHOWN),
    };
  }

  /** What is new in everything that went out after the terms of a moment, the oldest first, by language. */
  async changesSince(tx: Tx, siteId: string, since: Date): Promise<readonly TermsEditionRow['changes'][]> {
    return (await this.texts.editionsSince(tx, siteId, since)).map(({ changes }) => changes);
  }

  /**
   * Answers the id of the edition. Throws `text_changed` when somebody wrote meanwhile, and `invalid_input` with each language that lacks its text or
   * its summary, or with a moment that is over.
   */
  async publish(tx: Tx, { siteId, drafts: seen, beginsAt, staffId, reason }: TermsWish): Promise<string> {
    if (!(await this.texts.lockSite(tx, siteId))) throw new AppError('not_found');
    const drafts = new Map<Locale, InfoDraftRow>();
    for (const locale of locales) drafts.set(locale, await this.texts.lockDraft(tx, { siteId, page: 'terms', locale }, staffId));
    if (locales.some((locale) => drafts.get(locale)?.revision !== seen[locale])) throw new AppError('text_changed');
    const faults = termsFaults(textsOf(drafts));
    if (Object.keys(faults).length > 0) throw new AppError('invalid_input', { fields: faults });
    const now = await this.texts.now(tx);
    if (beginsAt !== null && beginsAt <= now) throw new AppError('invalid_input', { fields: { begins_at: 'time_over' } });

    const from = wholeSecond(beginsAt ?? now);
    const changes = Object.fromEntries([...drafts].map(([locale, { text }]) => [locale, text?.changes ?? '']));
    const editionId = await this.texts.addEdition(tx, { siteId, changes, beginsAt: from, madeBy: staffId, reason });
    for (const [locale, draft] of drafts) {
      const { text } = draft;
      await this.texts.addVersion(tx, { siteId, page: 'terms', locale, text, inForceAt: from, madeBy: staffId, reason, editionId });
      await this.texts.saveDraft(tx, draft, null, staffId);
    }
    return editionId;
  }

  /** One that has not begun, with its texts. False when it was so before; throws `not_found`, also for one that has begun. */
  async withdraw(tx: Tx, id: string): Promise<{ readonly siteId: string; readonly isNew: boolean }> {
    const found = await this.texts.edition(tx, id);
    if (!found) throw new AppError('not_found');
    const { siteId } = found;
    await this.texts.lockSite(tx, siteId);
    const edition = await this.texts.edition(tx, id);
    if (edition?.withdrawnAt) return { siteId, isNew: false };
    if (!edition || edition.beginsAt <= (await this.texts.now(tx))) throw new AppError('not_found');
    await this.texts.withdrawEdition(tx, id);
    return { siteId, isNew: true };
  }
}

const textsOf = (drafts: ReadonlyMap<Locale, InfoDraftRow>): ReadonlyMap<Locale, WrittenText | null> =>
  new Map([...drafts].map(([locale, { text }]) => [locale, text]));
