import { randomUUID } from 'node:crypto';
import { keyedHash } from '#auth';
import { CONFIG, type Config } from '#config';
import type { World } from '#testing';
import type { Scene } from './command-scene.js';

/** What the commands that help a member in are played on. */
export function memberHelpScenes(world: () => World) {
  const rows = (sql: string, parameters: unknown[]) => world().rows<{ tx: string }>(sql, parameters);
  const profile = (id: string) =>
    rows(`select xmin::text as tx, birth_date::text, gender from profiles.profile where member_id = $1`, [id]);
  const account = (id: string) => rows(`select xmin::text as tx, status, confirmed_at from auth.account where id = $1`, [id]);
  const scene = (id: string, input: Scene['input'], state: (id: string) => Promise<{ tx: string }[]>): Scene => ({
    target: id,
    subject: id,
    input,
    state: () => state(id),
  });
  return {
    send_activation: async () => {
      const { id } = await world().member('Bert', { confirmed: false });
      return scene(id, { reason: 'member_asked' }, (member) =>
        rows(`select xmin::text as tx, purpose from auth.one_time_token where member_id = $1`, [member]),
      );
    },
    confirm_address: async () => {
      const { id } = await world().member('Bert', { confirmed: false });
      return scene(id, { reason: 'Wrote to us from this address' }, account);
    },
    end_lockout: async () => {
      const { id } = await world().member('Bert');
      const { appSecret } = world().get<Config>(CONFIG as never);
      const subject = keyedHash(appSecret, 'lockout', 'own-password', id);
      await world().rows(
        `insert into auth.lockout (key, subject, failures, rounds, locked_until, updated_at) values ($1, $2, 0, 1, now() + interval '1 hour', now())`,
        [keyedHash(appSecret, randomUUID()), subject],
      );
      return scene(id, { reason: 'member_asked' }, () =>
        rows(`select xmin::text as tx, locked_until from auth.lockout where subject = $1`, [subject]),
      );
    },
    end_sessions: async () => {
      const { id } = await world().member('Bert');
      await world().rows(
        `insert into auth.session (member_id, token_hash, user_agent, created_at, last_seen_at, expires_at)
         values ($1, decode(md5($2), 'hex'), 'a browser', now(), now(), now() + interval '1 day')`,
        [id, randomUUID()],
      );
      return scene(id, { reason: 'device_lost' }, (member) =>
        rows(
          `select o.xmin::text as tx, (select count(*)::int from auth.session where member_id = $1::uuid) as sessions
             from (values (1)) one left join events.outbox o on o.payload->>'memberId' = $1::text`,
          [member],
        ),
      );
    },
    restore_account: async () => {
      const { id } = await world().member('Bert');
      await world().rows(
        `with gone as (update auth.account set status = 'deleted' where id = $1 returning id)
         insert into auth.departure (member_id, status_before, left_at, erase_at) select id, 'active', now(), now() + interval '9 days' from gone`,
        [id],
      );
      return scene(id, { reason: 'member_asked' }, account);
    },
    correct_birth_date: async () => {
      const { id } = await world().member('Bert');
      return scene(id, { birth_date: '1951-02-03', reason: 'document_shown' }, profile);
    },
    correct_gender: async () => {
      const { id } = await world().member('Bert', { gender: 'female' });
      return scene(id, { gender: 'male', reason: 'video_call' }, profile);
    },
  } satisfies Record<string, () => Promise<Scene>>;
}
