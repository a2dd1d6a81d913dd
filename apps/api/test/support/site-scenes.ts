import { randomUUID } from 'node:crypto';
import { demoIds } from '#site';
import type { World } from '#testing';
import type { Scene } from './command-scene.js';

const aside = 'A site of the scenes';
const reason = 'For another country';

/** What the commands about sites and their hosts are played on. */
export function siteScenes(world: () => World) {
  const host = () => `${randomUUID()}.example`;
  const sites = () =>
    world().rows<{ tx: string }>(
      `select xmin::text as tx, id, name, version, (select count(*)::int from site.site_host h where h.site_id = s.id) as hosts
         from site.site s where name like $1 order by id desc limit 1`,
      [`${aside}%`],
    );
  return {
    make_site: async () => ({
      target: null,
      subject: null,
      input: {
        name: aside,
        domain_language: 'sv',
        hosts: [host()],
        company_id: demoIds.company,
        shares_with: demoIds.site,
        begins_like: demoIds.site,
        reason,
      },
      state: sites,
    }),
    change_site: async () => {
      const [made] = await world().rows<{ id: string }>(
        `insert into site.site (community_id, company_id, name) values ($1, $2, $3) returning id`,
        [demoIds.community, demoIds.company, aside],
      );
      const id = made?.id ?? '';
      const input = { version: 1, name: `${aside}, changed`, domain_language: null, hosts: [host()], reason };
      return { target: id, subject: id, input, state: sites };
    },
  } satisfies Record<string, () => Promise<Scene>>;
}

/** Leaves the sites as they were. */
export async function clearSites(world: World): Promise<void> {
  const made = `select id from site.site where name like '${aside}%'`;
  await world.rows(`delete from site.site_host where site_id in (${made})`);
  await world.rows(`delete from site.site where id in (${made})`);
}
