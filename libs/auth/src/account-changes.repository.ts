import { Injectable } from '@nestjs/common';
import type { MemberId } from '#contracts';
import type { Tx } from '#database';
import { linkPurposes } from './link-purposes.js';

export type ChangeKind = 'mail' | 'password';
export type AccountChange = { readonly id: string; readonly kind: ChangeKind; readonly oldValue: string; readonly newValue: string | null };
type Wish = { readonly memberId: string; readonly from: string; readonly to: string; readonly tokenId: string };

const columns = `id, kind, old_value as "oldValue", new_value as "newValue"`;

/** Changes of address and password: what was, what shall be, and until when it can be undone. */
@Injectable()
export class AccountChangesRepository {
  /** Notes the address that the member wants; nothing holds yet. A later wish takes the place of an earlier one. */
  async wishForAddress(tx: Tx, { memberId, from, to, tokenId }: Wish): Promise<void> {
    await tx.query(`delete from auth.account_change where member_id = $1 and kind = 'mail' and applied_at is null`, [memberId]);
    await tx.query(
      `insert into auth.account_change (member_id, kind, old_value, new_value, confirm_token_id, created_at, ends_at)
       values ($1, 'mail', $2, $3, $4, public.app_now(), public.app_now() + make_interval(hours => $5))`,
      [memberId, from, to, tokenId, linkPurposes.mail_change.hours],
    );
  }

  /** The address that waits for its link, if there is one. */
  async wishedAddress(tx: Tx, memberId: string): Promise<string | null> {
    const [row] = await tx.query<{ address: string }>(
      `select new_value as address from auth.account_change
        where member_id = $1 and kind = 'mail' and applied_at is null and ends_at > public.app_now()`,
      [memberId],
    );
    return row?.address ?? null;
  }

  /** The wish that a link confirms, from here on a change that an undo link can undo. */
  async apply(tx: Tx, confirmTokenId: string): Promise<AccountChange | undefined> {
    const [row] = await tx.query<AccountChange>(
      `with applied as (
         update auth.account_change set applied_at = public.app_now(), ends_at = public.app_now() + make_interval(hours => $2)
          where confirm_token_id = $1 and applied_at is null returning *)
       select ${columns} from applied`,
      [confirmTokenId, linkPurposes.mail_undo.hours],
    );
    return row;
  }

  async giveUndo(tx: Tx, changeId: string, undoTokenId: string): Promise<void> {
    await tx.query(`update auth.account_change set undo_token_id = $2 where id = $1`, [changeId, undoTokenId]);
  }

  async passwordChanged(tx: Tx, memberId: string, oldHash: string, undoTokenId: string): Promise<void> {
    await tx.query(
      `insert into auth.account_change (member_id, kind, old_value, undo_token_id, created_at, applied_at, ends_at)
       values ($1, 'password', $2, $3, public.app_now(), public.app_now(), public.app_now() + make_interval(hours => $4))`,
      [memberId, oldHash, undoTokenId, linkPurposes.password_undo.hours],
    );
  }

  /**
   * Takes the change of an undo link back, with every later one: whoever changed the address twice must not undo the second change when the
   * owner has undone the first. Answers the change itself and the links that went with the others.
   */
  async undoFrom(tx: Tx, memberId: MemberId, undoTokenId: string): Promise<{ change: AccountChange; deadTokens: string[] } | undefined> {
    const [change] = await tx.query<AccountChange>(
      `select ${columns} from auth.account_change where member_id = $1 and undo_token_id = $2 and undone_at is null for update`,
      [memberId, undoTokenId],
    );
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
    await tx.query(`delete from auth.account_change where ends_at < public.app_now()`);
  }
}
