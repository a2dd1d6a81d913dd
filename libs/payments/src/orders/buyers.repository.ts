import { Injectable } from '@nestjs/common';
import type { Locale, MemberId } from '#contracts';
import type { Tx } from '#database';

/** What buying asks of a member. */
export interface Buyer {
  readonly id: MemberId;
  readonly siteId: string;
  readonly locale: Locale;
  readonly country: string;
  /** IANA zone of the member's town. */
  readonly zone: string;
  /** Whether the profile has ever named another town. */
  readonly hasMoved: boolean;
  readonly signedUpAt: Date;
  /** The terms that the member accepted last. */
  readonly termsVersion: Date;
  readonly isConfirmed: boolean;
  readonly isPaid: boolean;
  readonly isBanned: boolean;
  /** The time of the database, which decides what has ended. */
  readonly now: Date;
}

@Injectable()
export class BuyersRepository {
  async find(tx: Tx, memberId: string): Promise<Buyer | undefined> {
    const [row] = await tx.query<Buyer>(
      `select a.id, a.site_id as "siteId", a.language as locale, p.country, p.zone, a.created_at as "signedUpAt",
              a.terms_version as "termsVersion",
              exists (select from profiles.town_change c where c.member_id = a.id) as "hasMoved",
              s.confirmed as "isConfirmed", s.paid as "isPaid", s.banned as "isBanned", public.app_now() as now
         from auth.account a
         join profiles.profile p on p.member_id = a.id
         join visibility.member_standing s on s.member_id = a.id
        where a.id = $1`,
      [memberId],
    );
    return row;
  }

  /** Before the wallet, where an order changes what the member may do. */
  async lockStanding(tx: Tx, memberId: string): Promise<void> {
    await tx.query(`select from visibility.member_standing where member_id = $1 for no key update`, [memberId]);
  }

  /** Everything that a member orders is ordered one after the other. */
  async lockWallet(tx: Tx, memberId: string): Promise<void> {
    await tx.query(`select from payments.wallet where member_id = $1 for update`, [memberId]);
  }
}
