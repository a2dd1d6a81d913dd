import type pg from 'pg';

/** A code of the demo's site that members type themselves. */
export const demoDiscount = { code: 'SPRING10', basisPoints: 1_000 } as const;

export async function insertDiscount(client: pg.ClientBase, siteId: string): Promise<void> {
  const { code, basisPoints } = demoDiscount;
  await client.query(
    `insert into payments.discount_code (site_id, code, basis_points) values ($1, $2, $3) on conflict on constraint discount_code_text do nothing`,
    [siteId, code, basisPoints],
  );
}
