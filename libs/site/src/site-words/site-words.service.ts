import { Injectable } from '@nestjs/common';
import { AppError } from '#contracts';
import { wordFaults, type SiteWordPlace } from '#contracts-admin';
import type { Tx } from '#database';
import { readSettings } from '../settings/index.js';
import { wordsIn, type WordsByLocale } from './site-words.policy.js';
import { SiteWordsRepository, type SiteWordsRow, type WordsCopy } from './site-words.repository.js';

const CHANGES_SHOWN = 50;

export interface WordsWish extends SiteWordPlace {
  /** The one that was looked at. */
  readonly version: number;
  readonly texts: WordsByLocale;
  readonly proof: string;
  readonly staffId: string;
  readonly reason: string;
}
export interface KnownWords {
  readonly version: number;
  readonly texts: WordsByLocale;
  readonly proof: string;
  /** The newest first. */
  readonly changes: readonly SiteWordsRow[];
}

/** Words that an owner sets in place of the built-in ones: one at a time, each change kept with what a claim rests on, who and why. */
@Injectable()
export class SiteWordsService {
  constructor(private readonly words: SiteWordsRepository) {}

  /** Throws `not_found` for a site that is none. */
  async of(tx: Tx, place: SiteWordPlace): Promise<KnownWords> {
    const stored = await this.words.settingsOf(tx, place.siteId);
    if (!stored) throw new AppError('not_found');
    const changes = await this.words.changes(tx, place, CHANGES_SHOWN);
    const [last] = changes;
    return last
      ? { version: last.version, texts: last.texts, proof: last.proof, changes }
      : { version: 0, texts: wordsIn(readSettings(stored.settings).settings, place.key), proof: '', changes };
  }

  /** A new site begins with the words of another, and with what a claim among them rests on. */
  copy(tx: Tx, copy: WordsCopy): Promise<void> {
    return this.words.copy(tx, copy);
  }

  /** Answers the id of the change. Throws `text_changed` when somebody else was faster, and `invalid_input` with what is wrong. */
  async change(tx: Tx, { siteId, key, version, texts, proof, staffId: madeBy, reason }: WordsWish): Promise<string> {
    if (!(await this.words.lockSite(tx, siteId))) throw new AppError('not_found');
    const known = await this.of(tx, { siteId, key });
    if (known.version !== version) throw new AppError('text_changed');
    const faults = wordFaults(key, { texts, proof });
    if (Object.keys(faults).length > 0) throw new AppError('invalid_input', { fields: faults });
    return this.words.add(tx, { siteId, key, version: version + 1, texts, proof, madeBy, reason });
  }
}
