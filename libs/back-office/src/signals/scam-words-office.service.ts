import { Injectable } from '@nestjs/common';
import { assertAllowed, type DoneAnswer } from '#contracts';
import type { InputOf, ResultOf, ScamWordRow, ScamWordsAnswer, SignalTrial, TryScamWordBody } from '#contracts-admin';
import { Transactions } from '#database';
import { ChildMaterialService, ScamWordsService, signalRules, type ScamWord } from '#moderation';
import { mayReadCases } from '../rights.policy.js';
import { viewerOf, type StaffActor } from '../staff-actor.js';
import { StaffCommands } from '../staff-commands.js';
import { StaffReads } from '../staff-reads.js';

/** The phrases of scams that staff add to those of the program. */
@Injectable()
export class ScamWordsOfficeService {
  constructor(
    private readonly reads: StaffReads,
    private readonly transactions: Transactions,
    private readonly commands: StaffCommands,
    private readonly childMaterial: ChildMaterialService,
    private readonly words: ScamWordsService,
  ) {}

  async list({ roles }: StaffActor): Promise<ScamWordsAnswer> {
    assertAllowed(mayReadCases(roles));
    const words = await this.transactions.read((tx) => this.words.all(tx));
    return { words: words.map(toRow) };
  }

  /** Changes nothing; that somebody looked who would be hit is written down. */
  tryOut(actor: StaffActor, { phrase }: TryScamWordBody): Promise<SignalTrial> {
    assertAllowed(mayReadCases(actor.roles));
    return this.reads.run(actor, async (tx) => {
      const { members, confirmed, shown, looked, isCut } = await this.words.tryOut(tx, phrase);
      const subject = { kind: 'signal_rule', id: signalRules.scam_words.id } as const;
      const seen = await this.childMaterial.inSight(
        tx,
        viewerOf(actor),
        shown.map((hit) => hit.id),
      );
      return {
        result: { members, confirmed, shown: shown.filter((hit) => seen.has(hit.id)), looked, cut: isCut },
        entry: { act: 'scam_word.tried', subject, facts: { phrase, members } },
      };
    });
  }

  async add(actor: StaffActor, input: InputOf<'add_scam_word'>): Promise<ResultOf<'add_scam_word'>> {
    const { language, phrase, caution } = input;
    const added = await this.commands.run('add_scam_word', actor, input, async (tx) => {
      const { word, isNew } = await this.words.add(tx, { language, phrase, caution });
      const facts = { language, phrase: word.phrase, caution };
      return { result: { word: toRow(word) }, subjectId: word.id, facts, isRepeat: !isNew };
    });
    await this.words.refresh();
    return added;
  }

  async remove(actor: StaffActor, id: string, input: InputOf<'remove_scam_word'>): Promise<DoneAnswer> {
    const removed = await this.commands.run('remove_scam_word', actor, input, async (tx) => {
      const { language, phrase, caution } = await this.words.remove(tx, id);
      return { result: { done: true as const }, subjectId: id, facts: { language, phrase, caution } };
    });
    await this.words.refresh();
    return removed;
  }
}

const toRow = ({ id, language, phrase, caution, addedAt }: ScamWord): ScamWordRow => ({
  id,
  language,
  phrase,
  caution,
  added_at: addedAt.toISOString(),
});
