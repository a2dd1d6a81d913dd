import { Injectable } from '@nestjs/common';
import type { UserStatus } from '#contracts';
import type { Tx } from '#database';

export type NamedMember = {
  readonly id: string;
  readonly name: string | null;
  readonly status: UserStatus;
  readonly fictional: boolean;
  readonly signed_up: Date;
};

@Injectable()
export class NoticedOfficeRepository {
  /** Who these members are today. */
  async named(tx: Tx, ids: readonly string[]): Promise<Map<string, NamedMember>> {
    const rows = await tx.query<NamedMember>(
      `select a.id, p.name, a.status, coalesce(s.fictional, false) as fictional, a.created_at as signed_up
         from auth.account a
         left join profiles.profile p on p.member_id = a.id
         left join visibility.member_standing s on s.member_id = a.id
        where a.id = any ($1::uuid[])`,
      [ids],
    );
    return new Map(rows.map((row) => [row.id, row]));
  }
}
