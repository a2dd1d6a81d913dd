import type { World } from '#testing';
import type { Scene } from './command-scene.js';

/** What the commands about the status page are played on. */
export function statusScenes(world: () => World) {
  const facts = {
    kind: 'trouble',
    parts: ['mail', 'photos'],
    began_at: '2026-11-29T14:00:00.000Z',
    ended_at: '2026-11-29T15:00:00.000Z',
    texts: { en: 'Mails are late.', nl: 'De post is te laat.' },
  };
  const state = () =>
    world().rows<{ tx: string }>(`select xmin::text as tx, kind, parts, ended_at, texts, version from operations.incident`);
  const clear = () => world().rows(`delete from operations.incident`);
  return {
    write_incident: async (): Promise<Scene> => {
      await clear();
      return { target: null, subject: null, input: facts, state };
    },
    change_incident: async (): Promise<Scene> => {
      await clear();
      const [row] = await world().rows<{ id: string }>(
        `insert into operations.incident (kind, parts, began_at, texts, changed_by, changed_at, version)
         values ('trouble', '{mail}', '2026-11-29T14:00:00Z', '{"en": "Mails stand still."}', gen_random_uuid(), now(), 1) returning id`,
      );
      const id = row?.id ?? '';
      return { target: id, subject: id, input: { ...facts, version: 1 }, state };
    },
  };
}
