import { Injectable } from '@nestjs/common';
import { AppError, type ErrorCode } from '#contracts';
import { textFaults, type TextPlace, type WrittenText } from '#contracts-admin';
import type { Tx } from '#database';
import { InfoTextsRepository, type InfoDraftRow, type InfoTextRow } from './info-texts.repository.js';

const VERSIONS_SHOWN = 50;

/** Who writes which text, and which state of it was looked at. */
export interface TextWriter {
  readonly place: TextPlace;
  readonly staffId: string;
  readonly revision: number;
}
export interface KnownTexts {
  readonly now: Date;
  readonly draft: InfoDraftRow | null;
  /** The newest first. */
  readonly versions: readonly InfoTextRow[];
  /** The number of the one that is in force. */
  readonly inForce: number | undefined;
}
/** `id`: of the text, for the log. */
interface Written {
  readonly id: string;
  readonly version: number;
}

/**
 * The pages that an owner writes: each text is a draft first, then a version that is in force from its moment on. Whatever is done raises the
 * revision; who looked at another one is refused (`text_changed`), so that nobody writes unseen over what a colleague wrote. Terms go out in all
 * languages at once, by `TermsEditionsService`.
 */
@Injectable()
export class InfoDraftsService {
  constructor(private readonly texts: InfoTextsRepository) {}

  /** Throws `not_found` for a site that is none. */
  async of(tx: Tx, place: TextPlace): Promise<KnownTexts> {
    if (!(await this.texts.siteExists(tx, place.siteId))) throw new AppError('not_found');
    return {
      now: await this.texts.now(tx),
      draft: await this.texts.draft(tx, place),
      versions: await this.texts.versions(tx, place, VERSIONS_SHOWN),
      inForce: await this.texts.inForce(tx, place),
    };
  }

  /** Answers the id of the text. A draft may be unfinished. */
  async save(tx: Tx, writer: TextWriter, text: WrittenText): Promise<string> {
    const held = await this.lock(tx, writer);
    await this.texts.saveDraft(tx, held, text, writer.staffId);
    return held.id;
  }

  /** Throws `not_found` when there is no draft. */
  async discard(tx: Tx, writer: TextWriter): Promise<string> {
    const held = await this.lock(tx, writer);
    if (!held.text) throw new AppError('not_found');
    await this.texts.saveDraft(tx, held, null, writer.staffId);
    return held.id;
  }

  /** The draft becomes a version. Throws `invalid_input` with what is missing in it, and for a moment that is over. */
  async publish(tx: Tx, writer: TextWriter, wish: { readonly beginsAt: Date | null; readonly reason: string }): Promise<Written> {
    const held = await this.lock(tx, writer);
    assertAlone(writer.place);
    if (!held.text) throw wrong({ title: 'field_required' });
    assertWhole(writer.place, held.text);
    const now = await this.texts.now(tx);
    if (wish.beginsAt !== null && wish.beginsAt <= now) throw wrong({ begins_at: 'time_over' });
    const { staffId: madeBy, place } = writer;
    const version = await this.texts.addVersion(tx, {
      ...place,
      text: held.text,
      inForceAt: wish.beginsAt ?? now,
      madeBy,
      reason: wish.reason,
    });
    await this.texts.saveDraft(tx, held, null, madeBy);
    return { id: held.id, version };
  }

  /** The text of a former version, or the built-in one (null), is in force again, as a new version. A draft stays as it is. */
  async restore(tx: Tx, writer: TextWriter, wish: { readonly version: number | null; readonly reason: string }): Promise<Written> {
    const { place, staffId: madeBy } = writer;
    const held = await this.lock(tx, writer);
    assertAlone(place);
    const text = wish.version === null ? null : await this.textOf(tx, place, wish.version);
    const inForceAt = await this.texts.now(tx);
    const version = await this.texts.addVersion(tx, { ...place, text, inForceAt, madeBy, reason: wish.reason });
    await this.texts.saveDraft(tx, held, held.text, madeBy);
    return { id: held.id, version };
  }

  /** A version that has not begun. Throws `not_found` for every other one. */
  async withdraw(tx: Tx, writer: TextWriter, version: number): Promise<string> {
    const held = await this.lock(tx, writer);
    assertAlone(writer.place);
    const planned = await this.texts.version(tx, writer.place, version);
    if (!planned || planned.withdrawnAt || planned.inForceAt <= (await this.texts.now(tx))) throw new AppError('not_found');
    await this.texts.withdrawVersion(tx, writer.place, version);
    await this.texts.saveDraft(tx, held, held.text, writer.staffId);
    return held.id;
  }

  private async textOf(tx: Tx, place: TextPlace, version: number): Promise<WrittenText> {
    const former = await this.texts.version(tx, place, version);
    if (!former || former.builtIn) throw new AppError('not_found');
    const { title, lead, changes } = former;
    const text = { title, lead, changes, sections: former.sections as WrittenText['sections'] };
    assertWhole(place, text);
    return text;
  }

  private async lock(tx: Tx, { place, staffId, revision }: TextWriter): Promise<InfoDraftRow> {
    if (!(await this.texts.siteExists(tx, place.siteId))) throw new AppError('not_found');
    const held = await this.texts.lockDraft(tx, place, staffId);
    if (held.revision !== revision) throw new AppError('text_changed');
    return held;
  }
}

const wrong = (fields: Readonly<Record<string, ErrorCode>>): AppError => new AppError('invalid_input', { fields });

function assertWhole({ page }: TextPlace, text: WrittenText): void {
  const faults = textFaults(page, text);
  if (Object.keys(faults).length > 0) throw wrong(faults);
}

/** A member who is asked again reads the terms in any language: they may not differ. */
function assertAlone({ page }: TextPlace): void {
  if (page === 'terms') throw new AppError('terms_together');
}
