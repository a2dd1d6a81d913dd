import { locales } from '#contracts';
import { siteWordIdOf, textIdOf } from '#contracts-admin';
import { demoIds } from '#site';
import type { World } from '#testing';
import type { Scene } from './command-scene.js';

const place = { siteId: demoIds.site, page: 'safety', locale: 'sv' } as const;
const target = textIdOf(place);
const text = { title: 'Tryggt', lead: '', sections: [{ title: 'Ring oss', text: '{{phone}}' }], changes: '' };
const terms = { ...text, sections: [{ title: 'Who', text: '{{company}}' }], changes: 'Shorter.' };
const reason = 'Read by two';

/** What the commands about texts are played on: pages of the default site, in force in a hundred years at the earliest. */
export function textScenes(world: () => World) {
  const drafts = () =>
    world().rows<{ tx: string }>(
      `select xmin::text as tx, revision, text from site.info_draft where site_id = $1 and page = $2 and locale = $3`,
      [place.siteId, place.page, place.locale],
    );
  const editions = () =>
    world().rows<{ tx: string }>(`select xmin::text as tx, id, withdrawn_at from site.terms_edition order by id desc limit 1`);
  /** The revision of a draft that is written. */
  const draft = async (page: string = place.page, locale: string = place.locale, written: object | null = text): Promise<number> => {
    const [row] = await world().rows<{ revision: number }>(
      `insert into site.info_draft (site_id, page, locale, revision, text, saved_at, saved_by) values ($1, $2, $3, 1, $4, now(), gen_random_uuid())
       on conflict (site_id, page, locale) do update set text = excluded.text returning revision`,
      [place.siteId, page, locale, written && JSON.stringify(written)],
    );
    return row?.revision ?? 0;
  };
  const onText = (input: (revision: number) => Scene['input']) => async (): Promise<Scene> => ({
    target,
    subject: null,
    input: input(await draft()),
    state: drafts,
  });
  return {
    save_text: onText((revision) => ({ ...text, title: `Tryggt ${revision}`, revision })),
    discard_text: onText((revision) => ({ revision })),
    publish_text: onText((revision) => ({ revision, begins_at: '2126-01-01T00:00:00.000Z', reason })),
    restore_text: onText((revision) => ({ revision, version: null, reason })),
    withdraw_text: async () => {
      const revision = await draft();
      const [row] = await world().rows<{ version: number }>(
        `insert into site.info_text (site_id, page, locale, version, title, lead, sections, in_force_at)
         select $1, $2, $3, coalesce(max(version), 0) + 1, 'x', '', '[]', now() + interval '100 years' from site.info_text
          where site_id = $1 and page = $2 and locale = $3 returning version`,
        [place.siteId, place.page, place.locale],
      );
      return { target, subject: null, input: { revision, version: row?.version, reason }, state: drafts };
    },
    publish_terms: async () => {
      const seen = [];
      for (const locale of locales) seen.push([locale, await draft('terms', locale, terms)] as const);
      const input = { drafts: Object.fromEntries(seen), begins_at: '2126-01-01T00:00:00.000Z', reason };
      return { target: demoIds.site, subject: null, input, state: editions };
    },
    change_words: async () => {
      const [row] = await world().rows<{ version: number | null }>(
        `select max(version) as version from site.site_words where site_id = $1 and key = 'premium_claim'`,
        [demoIds.site],
      );
      const state = () =>
        world().rows<{ tx: string }>(`select xmin::text as tx, version, texts from site.site_words order by id desc limit 1`);
      const input = { version: row?.version ?? 0, texts: {}, proof: 'Counted.', reason };
      return { target: siteWordIdOf({ siteId: demoIds.site, key: 'premium_claim' }), subject: null, input, state };
    },
    withdraw_terms: async () => {
      const [row] = await world().rows<{ id: string }>(
        `insert into site.terms_edition (site_id, changes, begins_at, made_at, made_by, reason)
         values ($1, '{}', now() + interval '100 years', now(), gen_random_uuid(), 'x') returning id`,
        [demoIds.site],
      );
      const id = row?.id ?? '';
      return { target: id, subject: id, input: { reason }, state: editions };
    },
  } satisfies Record<string, () => Promise<Scene>>;
}

/** Leaves the texts as they were. */
export async function clearTexts(world: World): Promise<void> {
  for (const table of ['info_text', 'info_draft', 'terms_edition', 'site_words']) await world.rows(`delete from site.${table}`);
}
