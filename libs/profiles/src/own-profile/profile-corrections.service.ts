import { Injectable } from '@nestjs/common';
import { AccountsService, ageFault, ageOn } from '#auth';
import { AppError, type Gender, type MemberId } from '#contracts';
import { Clock, type Tx } from '#database';
import { Publisher } from '#realtime';
import { SiteService } from '#site';
import { ProfileFactsRepository } from './profile-facts.repository.js';

/** Sex and date of birth: others chose by them, so that no member changes their own. Whoever calls this has seen a proof. */
@Injectable()
export class ProfileCorrections {
  constructor(
    private readonly facts: ProfileFactsRepository,
    private readonly accounts: AccountsService,
    private readonly sites: SiteService,
    private readonly clock: Clock,
    private readonly publisher: Publisher,
  ) {}

  /** As a plain date; undefined without a profile. */
  async birthDate(tx: Tx, memberId: MemberId): Promise<string | undefined> {
    return (await this.facts.find(tx, memberId))?.birthDate;
  }

  /** How old members of the site have to be. */
  async minAge(tx: Tx, memberId: MemberId): Promise<number> {
    const { siteId } = await this.accounts.account(tx, memberId);
    return (await this.sites.byId(siteId)).settings.min_age;
  }

  /**
   * Answers the ages before and after; `same` when it stood so before, and `too_young` for somebody who may not be here: then nothing is changed.
   * Throws `invalid_birth_date` and `member_not_found`.
   */
  async correctBirthDate(
    tx: Tx,
    memberId: MemberId,
    birthDate: string,
    minAge: number,
  ): Promise<'same' | 'too_young' | { readonly before: number; readonly after: number }> {
    const { birthDate: stood, zone } = await this.locked(tx, memberId);
    const ageBy = (date: string) => ageOn(date, this.clock.now(), zone);
    const fault = ageFault(ageBy(birthDate), minAge);
    if (fault === 'too_young') return fault;
    if (fault) throw new AppError(fault, { fields: { birth_date: fault } });
    if (birthDate === stood) return 'same';
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
