import type { World } from '#testing';
import type { Scene } from './command-scene.js';

/** As those of `companyScenes`: nobody sells there, and it goes with them. */
const aside = 'Of the scenes';
const month = '2026-01';

/** What the commands about the books are played on. */
export function bookScenes(world: () => World) {
  const aCompany = async (): Promise<string> => {
    const [made] = await world().rows<{ id: string }>(
      `insert into site.company (name, address, kvk, city, country, support_phone)
       values ($1, 'A 1', gen_random_uuid()::text, 'Utrecht', 'NL', '030 1') returning id`,
      [aside],
    );
    return made?.id ?? '';
  };
  const closings = (company: string) => () =>
    world().rows<{ tx: string }>(`select xmin::text as tx, id, reopened_at from payments.book_closing where company_id = $1`, [company]);
  return {
    close_month: async () => {
      const company = await aCompany();
      await world().rows(`delete from payments.counted_day`);
      await world().rows(`insert into payments.counted_day values ('2026-03-01', now())`);
      const [{ open } = { open: 0 }] = await world().rows<{ open: number }>(
        `select count(*)::int as open from payments.recon_issue i left join payments.orders o on o.id = i.order_id
          where i.closed_at is null and o.id is null`,
      );
      const input = { company_id: company, month, open_issues: open };
      return { target: null, subject: company, input, state: closings(company) };
    },
    reopen_month: async () => {
      const company = await aCompany();
      const [closing] = await world().rows<{ id: string }>(
        `insert into payments.book_closing (company_id, month, balances, open_issues, keep_until, closed_at, closed_by)
         values ($1, '2026-01-01', '[]', 0, '2033-12-31', now(), gen_random_uuid()) returning id`,
        [company],
      );
      return { target: closing?.id ?? '', subject: company, input: { reason: 'A wrong country' }, state: closings(company) };
    },
  } satisfies Record<string, () => Promise<Scene>>;
}
