import { Injectable } from '@nestjs/common';
import { cautionsIn } from '#cautions';
import { TranscriptsService } from '#chats';
import type { CautionKind } from '#contracts';
import { Transactions, type Tx } from '#database';
import type { Claim } from '#events';
import { VisibilityService } from '#visibility';
import { sameOpenings } from './openers.policy.js';
import { openerCautions, openerRules } from './signal-rules.policy.js';
import { SignalsRepository } from './signals.repository.js';
import { SignalRulesService } from './signal-rules.service.js';
import { TrustService } from './trust.service.js';

const RETENTION_DAYS = 90;
const MESSAGES_AT_ONCE = 200;
const STARTERS_AT_ONCE = 500;
/** More conversations than anybody may begin in a day. */
const OPENINGS_AT_MOST = 100;

type Found = { readonly sender: string; readonly chatId: string; readonly seq: number; readonly cautions: CautionKind[] };

/** What is noticed without anybody telling: rows that name a message and what it warns of, for the moderators. */
@Injectable()
export class SignalsService {
  constructor(
    private readonly transactions: Transactions,
    private readonly signals: SignalsRepository,
    private readonly transcripts: TranscriptsService,
    private readonly visibility: VisibilityService,
    private readonly trust: TrustService,
    private readonly rules: SignalRulesService,
  ) {}

  /**
   * Notes the messages to a member that warn of something. The conversation is locked before the claim is settled, so that a message on its way
   * either is seen now or asks for another look.
   */
  note(claim: Claim, chatId: string, receiver: string): Promise<number> {
    return this.transactions.run(async (tx) => {
      await this.visibility.lockPairById(tx, chatId);
      await claim.settle(tx);
      const after = await this.signals.lastSeqTo(tx, chatId, receiver);
      const lines = await this.transcripts.writtenTo(tx, chatId, receiver, after, MESSAGES_AT_ONCE);
      const found = lines.flatMap(({ seq, sender_id, kind, text }) => {
        const cautions = kind === 'text' ? cautionsIn(text) : [];
        return cautions.length > 0 ? [{ sender: sender_id, chatId, seq, cautions }] : [];
      });
      for (const signal of found) await this.signals.noteMessage(tx, signal);
      for (const signal of found) await this.noteOpener(tx, signal);
      for (const sender of new Set(found.map((signal) => signal.sender))) await this.trust.judge(tx, sender);
      return found.length;
    });
  }

  /** Each rule about first messages that this one fits, when its sender began enough conversations so in a day. It counts for nothing else. */
  private async noteOpener(tx: Tx, { sender, chatId, seq, cautions }: Found): Promise<void> {
    const fitting = openerRules.filter((rule) => cautions.includes(openerCautions[rule]));
    if (fitting.length === 0) return;
    const openings = await this.transcripts.openings(tx, { starter: sender, days: 1, limit: OPENINGS_AT_MOST });
    if (!openings.some((opening) => opening.conversation_id === chatId && opening.seq === seq)) return;
    for (const rule of fitting) {
      const people = openings.filter(({ text }) => cautionsIn(text).includes(openerCautions[rule])).length;
      if (people >= (await this.rules.threshold(tx, rule))) await this.signals.noteOpeners(tx, { kind: rule, sender, chatId, seq, people });
    }
  }

  /** Notes who begins many conversations with the same words; answers how many such members there are. */
  noticeOpeners(): Promise<number> {
    return this.transactions.run(async (tx) => {
      const many = await this.rules.threshold(tx, 'same_openers');
      const groups = sameOpenings(await this.transcripts.openingsOfBusy(tx, many, STARTERS_AT_ONCE), many);
      for (const { first, people } of groups) {
        await this.signals.noteOpeners(tx, { sender: first.starter, chatId: first.conversation_id, seq: first.seq, people });
        await this.trust.judge(tx, first.starter);
      }
      return groups.length;
    });
  }

  forgetOld(): Promise<number> {
    return this.transactions.run((tx) => this.signals.forgetOld(tx, RETENTION_DAYS));
  }
}
