import { Injectable } from '@nestjs/common';
import { ageFault, ageOn } from '#auth';
import { AppError, type Gender, type MemberId } from '#contracts';
import { Clock, type Tx } from '#database';
import { Publisher } from '#realtime';
import { ProfileFactsRepository } from './profile-facts.repository.js';

/** Sex and date of birth: others chose by them, so that no member changes their own. Whoever calls this has seen a proof. */
@Injectable()
export class ProfileCorrections {
  constructor(
    private readonly facts: ProfileFactsRepository,
    private readonly clock: Clock,
    private readonly publisher: Publisher,
  ) {}

  /** As a plain date; undefined without a profile. */
  async birthDate(tx: Tx, memberId: MemberId): Promise<string | undefined> {
    return (await this.facts.find(tx, memberId))?.birthDate;
  }

  /** Answers the ages before and after; undefined when it stood so before. Throws `invalid_birth_date`, `member_too_young` and `member_not_found`. */
  async correctBirthDate(
    tx: Tx,
    memberId: MemberId,
    birthDate: string,
    minAge: number,
  ): Promise<{ readonly before: number; readonly after: number } | undefined> {
    const { birthDate: stood, zone } = await this.locked(tx, memberId);
    const ageBy = (date: string) => ageOn(date, this.clock.now(), zone);
    const fault = ageFault(ageBy(birthDate), minAge);
    if (fault) {
      const code = fault === 'too_young' ? 'member_too_young' : fault;
      throw new AppError(code, { fields: { birth_date: code }, params: { min_age: minAge } });
    }
    if (birthDate === stood) return undefined;
    await this.facts.setBirthDate(tx, memberId, birthDate);
    this.tell(tx, memberId);
    return { before: ageBy(stood), after: ageBy(birthDate) };
  }

  /** False when it stood so before. Throws `member_not_found`. */
  async correctGender(tx: Tx, memberId: MemberId, gender: Gender): Promise<boolean> {
    const { gender: stood } = await this.locked(tx, memberId);
    if (gender === stood) return false;
    await this.facts.setGender(tx, memberId, gender);
    this.tell(tx, memberId);
    return true;
  }

  private async locked(tx: Tx, memberId: MemberId) {
    const facts = await this.facts.lock(tx, memberId);
    if (!facts) throw new AppError('member_not_found');
    return facts;
  }

  private tell(tx: Tx, memberId: MemberId): void {
    tx.afterCommit(() => this.publisher.toMember(memberId, 'account.changed', { v: 1 }));
  }
}
