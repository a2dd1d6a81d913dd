import { Injectable, type OnModuleDestroy, type OnModuleInit } from '@nestjs/common';
import { finderOf, isPhrase, useOwnWords, wordsOf } from '#cautions';
import { AppError } from '#contracts';
import { scamWordsMax } from '#contracts-admin';
import { Transactions, type Tx } from '#database';
import { ScamWordsRepository, type NewScamWord, type ScamWord } from './scam-words.repository.js';
import { SignalRulesService, type Trial } from './signal-rules.service.js';

/** A change is in force everywhere within this time. */
const FRESH_MS = 15_000;

/** The phrases of scams that staff add to those of the program. Each process asks for them by the clock; while Postgres is away the last known ones hold. */
@Injectable()
export class ScamWordsService implements OnModuleInit, OnModuleDestroy {
  private clock?: NodeJS.Timeout;

  constructor(
    private readonly transactions: Transactions,
    private readonly words: ScamWordsRepository,
    private readonly rules: SignalRulesService,
  ) {}

  async onModuleInit(): Promise<void> {
    this.clock = setInterval(() => void this.refresh(), FRESH_MS).unref();
    await this.refresh();
  }

  onModuleDestroy(): void {
    clearInterval(this.clock);
  }

  async refresh(): Promise<void> {
    await this.transactions
      .read((tx) => this.words.all(tx))
      .then(useOwnWords)
      .catch(() => undefined);
  }

  all(tx: Tx): Promise<ScamWord[]> {
    return this.words.all(tx);
  }

  /** Pressed twice it is one word: `isNew` is false. Throws `invalid_input` for what is no phrase, or when there is no room for more. */
  async add(tx: Tx, word: NewScamWord): Promise<{ word: ScamWord; isNew: boolean }> {
    const phrase = plain(word.phrase);
    const added = await this.words.insertOnce(tx, { ...word, phrase }, scamWordsMax);
    if (added) return { word: added, isNew: true };
    const before = await this.words.find(tx, { ...word, phrase });
    if (before?.caution !== word.caution) throw invalid();
    return { word: before, isNew: false };
  }

  /** Throws `not_found` when it is gone. */
  async remove(tx: Tx, id: string): Promise<NewScamWord> {
    const removed = await this.words.remove(tx, id);
    if (!removed) throw new AppError('not_found');
    return removed;
  }

  /** Whose first messages of the last 30 days the phrase stands in. Changes nothing. */
  tryOut(tx: Tx, phrase: string): Promise<Trial> {
    const isIn = finderOf(plain(phrase));
    return this.rules.tryWords(tx, (text) => isIn(wordsOf(text)));
  }
}

const invalid = () => new AppError('invalid_input', { fields: { phrase: 'invalid_input' } });

/** As it is kept: small, with single blanks. */
function plain(phrase: string): string {
  const kept = phrase.toLowerCase().replaceAll('...', '…').split(/\s+/).filter(Boolean).join(' ');
  if (!isPhrase(kept)) throw invalid();
  return kept;
}
