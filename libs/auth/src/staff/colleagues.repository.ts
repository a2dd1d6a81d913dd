import { Injectable } from '@nestjs/common';
import { errorCatalogue, type ErrorCode } from '#contracts';
import type { Tx } from '#database';
import type { SealedWish } from './staff-seal.js';
import { StaffSessionEntity } from './staff-session.entity.js';

/** The functions of `sql/colleagues.sql`: each changes and notes all of what is wished, or answers why not. */
@Injectable()
export class ColleaguesRepository {
  invite(tx: Tx, wish: SealedWish): Promise<ErrorCode | undefined> {
    return this.ask(tx, `select auth.invite_colleague($1, $2) as answer`, wish);
  }

  change(tx: Tx, wish: SealedWish): Promise<ErrorCode | undefined> {
    return this.ask(tx, `select auth.change_colleague($1, $2) as answer`, wish);
  }

  renewAccess(tx: Tx, wish: SealedWish): Promise<ErrorCode | undefined> {
    return this.ask(tx, `select auth.renew_colleague_access($1, $2) as answer`, wish);
  }

  /** Whose account was set up; undefined when the link counts no more. */
  async setUp(tx: Tx, wish: SealedWish): Promise<string | undefined> {
    const [row] = await tx.query<{ id: string | null }>(`select auth.set_up_colleague($1, $2) as id`, [...wish]);
    return row?.id ?? undefined;
  }

  /** How many sessions ended. */
  async revokeSessions(tx: Tx, staffId: string): Promise<number> {
    return (await tx.repository(StaffSessionEntity).delete({ staffId })).affected ?? 0;
  }

  /** Whose session it was; undefined when it has ended by itself. */
  async revokeSession(tx: Tx, id: string): Promise<string | undefined> {
    const session = await tx.repository(StaffSessionEntity).findOne({ select: { id: true, staffId: true }, where: { id } });
    const { affected } = await tx.repository(StaffSessionEntity).delete({ id });
    return affected === 1 ? session?.staffId : undefined;
  }

  private async ask(tx: Tx, sql: string, wish: SealedWish): Promise<ErrorCode | undefined> {
    const [row] = await tx.query<{ answer: ErrorCode | null }>(sql, [...wish]);
    const answer = row?.answer ?? undefined;
    if (answer !== undefined && !Object.hasOwn(errorCatalogue, answer)) throw new Error(`no such refusal: ${answer}`);
    return answer;
  }
}
