import { Injectable } from '@nestjs/common';
import { IsNull, type Repository } from 'typeorm';
import type { MemberId } from '#contracts';
import { appNow, appNowPlus, isAhead, isOver, type Tx } from '#database';
import { AccountChangeEntity } from './account-change.entity.js';
import { linkPurposes } from '../links/index.js';

export type AccountChange = Readonly<Pick<AccountChangeEntity, 'id' | 'kind' | 'oldValue' | 'newValue'>>;
type Wish = { readonly memberId: MemberId; readonly from: string; readonly to: string; readonly tokenId: string };

const changes = (tx: Tx): Repository<AccountChangeEntity> => tx.repository(AccountChangeEntity);

/** Changes of address and password: what was, what shall be, and until when it can be undone. */
@Injectable()
export class AccountChangesRepository {
  /** Notes the address that the member wants; nothing holds yet. A later wish takes the place of an earlier one. */
  async wishForAddress(tx: Tx, { memberId, from, to, tokenId }: Wish): Promise<void> {
    await changes(tx).delete({ memberId, kind: 'mail', appliedAt: IsNull() });
    await changes(tx).insert({
      memberId,
      kind: 'mail',
      oldValue: from,
      newValue: to,
      confirmTokenId: tokenId,
      createdAt: appNow,
      endsAt: appNowPlus('hours', linkPurposes.mail_change.hours),
    });
  }

  /** The address that waits for its link, if there is one. */
  async wishedAddress(tx: Tx, memberId: MemberId): Promise<string | null> {
    const wish = await changes(tx).findOneBy({ memberId, kind: 'mail', appliedAt: IsNull(), endsAt: isAhead() });
    return wish?.newValue ?? null;
  }

  /** The wish that a link confirms, from here on a change that an undo link can undo. */
  async apply(tx: Tx, confirmTokenId: string): Promise<AccountChange | undefined> {
    const [row] = await tx.query<AccountChange>(
      `with applied as (
         update auth.account_change set applied_at = public.app_now(), ends_at = public.app_now() + make_interval(hours => $2)
          where confirm_token_id = $1 and applied_at is null returning *)
       select id, kind, old_value as "oldValue", new_value as "newValue" from applied`,
      [confirmTokenId, linkPurposes.mail_undo.hours],
    );
    return row;
  }

  async setUndoToken(tx: Tx, id: string, undoTokenId: string): Promise<void> {
    await changes(tx).update({ id }, { undoTokenId });
  }

  async passwordChanged(tx: Tx, memberId: MemberId, oldHash: string, undoTokenId: string): Promise<void> {
    const endsAt = appNowPlus('hours', linkPurposes.password_undo.hours);
    await changes(tx).insert({ memberId, kind: 'password', oldValue: oldHash, undoTokenId, createdAt: appNow, appliedAt: appNow, endsAt });
  }

  /**
   * Takes the change of an undo link back, with every later one: whoever changed the address twice must not undo the second change when the
   * owner has undone the first. Answers the change itself and the links that went with the others.
   */
  async undoFrom(tx: Tx, memberId: MemberId, undoTokenId: string): Promise<{ change: AccountChange; deadTokens: string[] } | undefined> {
    const change = await changes(tx).findOne({
      select: { id: true, kind: true, oldValue: true, newValue: true },
      where: { memberId, undoTokenId, undoneAt: IsNull() },
      lock: { mode: 'pessimistic_write' },
    });
    if (!change) return undefined;
    const undone = await tx.query<{ confirm_token_id: string | null; undo_token_id: string | null }>(
      `with undone as (
         update auth.account_change set undone_at = public.app_now()
          where member_id = $1 and undone_at is null and id >= $2 returning confirm_token_id, undo_token_id)
       select * from undone`,
      [memberId, change.id],
    );
    const tokens = undone.flatMap(({ confirm_token_id, undo_token_id }) => [confirm_token_id, undo_token_id]);
    return { change, deadTokens: tokens.filter((id) => id !== null) };
  }

  /** Old addresses and hashes are needed no longer than they can be undone. */
  async forgetEnded(tx: Tx): Promise<void> {
    await changes(tx).delete({ endsAt: isOver() });
  }
}
