import { Injectable } from '@nestjs/common';
import { listCap, type ChildMaterialQuery, type ChildMaterialRow } from '#contracts-admin';
import type { Tx } from '#database';

export type ChildMaterialListRow = Omit<ChildMaterialRow, 'at' | 'keep_until' | 'handed_over_at' | 'released_at'> &
  Readonly<Record<'at' | 'keep_until', Date>> &
  Readonly<Record<'handed_over_at' | 'released_at', Date | null>>;

type Viewer = { readonly id: string; readonly isOwner: boolean };

/** The owner sees all; anybody else what they found. */
const matching = `from moderation.child_material k where ($1::boolean or k.found_by = $2::uuid)`;
const columns = `k.id, k.reference, k.at, k.state, s.name as found_by, k.keep_until, k.handed_over_at, k.released_at`;

/** What the list of child material shows. */
@Injectable()
export class ChildMaterialOfficeRepository {
  page(tx: Tx, { page, per_page }: ChildMaterialQuery, { id, isOwner }: Viewer): Promise<ChildMaterialListRow[]> {
    return tx.query<ChildMaterialListRow>(
      `select ${columns} from (select k.* ${matching} order by k.at desc, k.id desc offset $3 limit $4) k left join auth.staff s on s.id = k.found_by
        order by k.at desc, k.id desc`,
      [isOwner, id, (page - 1) * per_page, per_page],
    );
  }

  /** How many there are, counted up to one more than a list shows. */
  async count(tx: Tx, { id, isOwner }: Viewer): Promise<number> {
    const [row] = await tx.query<{ found: number }>(
      `select count(*)::int as found from (select 1 ${matching} limit ${listCap + 1}) as capped`,
      [isOwner, id],
    );
    return row?.found ?? 0;
  }

  async find(tx: Tx, materialId: string, { id, isOwner }: Viewer): Promise<ChildMaterialListRow | undefined> {
    const [row] = await tx.query<ChildMaterialListRow>(
      `select ${columns} from (select k.* ${matching} and k.id = $3) k left join auth.staff s on s.id = k.found_by`,
      [isOwner, id, materialId],
    );
    return row;
  }
}
