import { randomUUID } from 'node:crypto';
import { giftIds, locales } from '#contracts';
import { demoIds } from '#site';
import type { World } from '#testing';
import type { Scene } from './command-scene.js';

const reason = 'For the spring';

/** What the commands about gifts and opening lines are played on. */
export function catalogueScenes(world: () => World) {
  const facts = {
    names: Object.fromEntries(locales.map((locale) => [locale, locale === 'en' ? 'A kite' : ''])),
    price: { credits: 4 },
    site_ids: null,
    from_day: null,
    until_day: null,
  };
  const aPicture = async () => {
    const key = randomUUID();
    await world().rows(`insert into media.stray_object (object, due) values ($1, now() + interval '1 hour')`, [
      `house/${key.slice(0, 2)}/${key}`,
    ]);
    return key;
  };
  const noGifts = () => world().rows(`delete from chats.gift`);
  const gifts = () =>
    world().rows<{ tx: string }>(
      `select xmin::text as tx, key, place, credits, retired_at is not null as retired from chats.gift order by changed_at desc, place limit 1`,
    );
  const onGift = (input: Scene['input'], change: string) => async (): Promise<Scene> => {
    await noGifts();
    const key = randomUUID();
    const [made] = await world().rows<{ id: string }>(
      `insert into chats.gift (key, names, level, place, version, changed_at, changed_by, retired_at)
       values ($1, '{"en": "A ball"}', 1, 12, 1, now(), gen_random_uuid(), ${change}) returning id`,
      [key],
    );
    return { target: key, subject: made?.id ?? '', input: { ...input, reason }, state: gifts };
  };
  return {
    make_gift: async (): Promise<Scene> => {
      await noGifts();
      return { target: null, subject: null, input: { ...facts, picture: await aPicture(), reason }, state: gifts };
    },
    change_gift: onGift({ ...facts, version: 1, picture: null }, 'null'),
    retire_gift: onGift({}, 'null'),
    restore_gift: onGift({}, 'now()'),
    order_gifts: async (): Promise<Scene> => {
      await noGifts();
      return { target: null, subject: null, input: { was: giftIds, ids: giftIds.toReversed(), reason }, state: gifts };
    },
    set_icebreakers: async (): Promise<Scene> => {
      await world().rows(`delete from chats.icebreaker_list`);
      const input = { locale: 'nl', version: 0, lines: [{ text: 'Waar wandel je het liefst?', hidden: false }], reason };
      const state = () => world().rows<{ tx: string }>(`select xmin::text as tx, lines from chats.icebreaker_list`);
      return { target: demoIds.site, subject: demoIds.site, input, state };
    },
    set_interests: async (): Promise<Scene> => {
      await world().rows(`update site.site set settings = settings - 'interests' where id = $1`, [demoIds.site]);
      const [site] = await world().rows<{ version: number }>(`select version from site.site where id = $1`, [demoIds.site]);
      const state = () =>
        world().rows<{ tx: string }>(`select xmin::text as tx, settings->'interests' as interests from site.site where id = $1`, [
          demoIds.site,
        ]);
      const input = { version: site?.version, interests: ['wine', 'tea'], reason };
      return { target: demoIds.site, subject: demoIds.site, input, state };
    },
  };
}
