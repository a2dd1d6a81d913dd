import { Injectable } from '@nestjs/common';
import type { MatchAnswers, MemberId } from '#contracts';
import { appNow, type Tx } from '#database';
import { MatchAnswersEntity } from './match-answers.entity.js';

@Injectable()
export class MatchAnswersRepository {
  async find(tx: Tx, memberId: MemberId): Promise<MatchAnswers | null> {
    const found = await tx.repository(MatchAnswersEntity).findOneBy({ memberId });
    return found?.answers ?? null;
  }

  async write(tx: Tx, memberId: MemberId, answers: MatchAnswers): Promise<void> {
    await tx.repository(MatchAnswersEntity).upsert({ memberId, answers, updatedAt: appNow }, ['memberId']);
  }
}
