import { sealPads } from './staff-seal.js';

type OwnerClient = { query(sql: string, parameters: unknown[]): Promise<unknown> };

/** Tells the database how wishes about staff are sealed; for its owner, after each change of the schema or of APP_SECRET. Repeatable. */
export async function installStaffSeal(owner: OwnerClient, appSecret: string): Promise<void> {
  const { inner, outer } = sealPads(appSecret);
  await owner.query(
    `insert into public.staff_seal (only_row, inner_pad, outer_pad) values (true, $1, $2)
     on conflict (only_row) do update set inner_pad = excluded.inner_pad, outer_pad = excluded.outer_pad`,
    [inner, outer],
  );
}
