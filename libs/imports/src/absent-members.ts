import { Injectable } from '@nestjs/common';
import { ImportedAccounts } from '#auth';
import type { MemberId } from '#contracts';
import type { Tx } from '#database';
import { MemberData } from '#member-data';
import { OpeningBalances } from '#payments';
import { ImportedMembersRepository } from './imported-members.repository.js';

/** Members of a run who never came: they are erased as those who left are, after what they brought along is booked off. */
@Injectable()
export class AbsentMembers {
  constructor(
    private readonly members: ImportedMembersRepository,
    private readonly accounts: ImportedAccounts,
    private readonly openings: OpeningBalances,
    private readonly memberData: MemberData,
  ) {}

  /** Of these; whoever is coming in at this moment is waited for, and stays. Answers how many were erased. */
  async erase(tx: Tx, runId: string, some: readonly MemberId[]): Promise<number> {
    const held = new Set(await this.accounts.lock(tx, some));
    const absent = await this.members.absent(tx, [...held]);
    for (const memberId of absent) await this.openings.undo(tx, runId, memberId);
    await this.memberData.eraseAll(tx, absent);
    await this.members.forget(
      tx,
      some.filter((memberId) => !held.has(memberId)),
    );
    return absent.length;
  }
}
