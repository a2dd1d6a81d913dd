import { Injectable } from '@nestjs/common';
import { AppError, assertAllowed } from '#contracts';
import type { MoreReason } from '#contracts-admin';
import type { Tx } from '#database';
import { CasesRepository, CasesService, type Moderator } from '../cases/index.js';
import { EvidenceService } from '../evidence/index.js';
import { mayAnswer, mayAskForMore } from './reading-requests.policy.js';
import { ReadingRequestsRepository, type ReadingAnswer, type ReadingRequest } from './reading-requests.repository.js';

/** A case that nobody reported shows what made its signals. More of those conversations is read only when two people want it, each with a reason. */
@Injectable()
export class ReadingRequests {
  constructor(
    private readonly requests: ReadingRequestsRepository,
    private readonly cases: CasesRepository,
    private readonly queue: CasesService,
    private readonly evidence: EvidenceService,
  ) {}

  /** Asks for it; nothing more is shown yet. Asked twice by the same moderator it is one request: false. */
  async ask(tx: Tx, moderator: Moderator, caseId: string, reason: MoreReason): Promise<boolean> {
    const { kind, state } = await this.queue.lockClaimed(tx, moderator, caseId);
    const before = await this.requests.newest(tx, caseId);
    if (before?.state === 'waiting' && before.askedBy === moderator.id) return false;
    assertAllowed(mayAskForMore({ kind, state, last: before?.state ?? null, messages: await this.messagesOf(tx, caseId) }));
    await this.requests.insert(tx, caseId, moderator.id, reason);
    return true;
  }

  /** With a yes, ten messages on each side of those that made the signals join the evidence; answers how many there are now. */
  async answer(tx: Tx, moderator: Moderator, caseId: string, answer: ReadingAnswer): Promise<number> {
    const held = await this.cases.lock(tx, caseId);
    if (!held) throw new AppError('not_found');
    const request = await this.requests.newest(tx, caseId);
    assertAllowed(mayAnswer({ state: held.state, request, staffId: moderator.id }));
    if (!request) throw new AppError('not_found');
    await this.requests.answer(tx, request.id, moderator.id, answer);
    return answer.state === 'granted' ? this.evidence.widen(tx, caseId) : this.messagesOf(tx, caseId);
  }

  /** What was asked last about a case. */
  newest(tx: Tx, caseId: string): Promise<ReadingRequest | null> {
    return this.requests.newest(tx, caseId);
  }

  /** How many wait for a yes or a no of this moderator. */
  waitingFor(tx: Tx, { id }: Moderator): Promise<number> {
    return this.requests.waitingFor(tx, id);
  }

  private async messagesOf(tx: Tx, caseId: string): Promise<number> {
    return (await this.evidence.open(tx, caseId))?.messages.length ?? 0;
  }
}
