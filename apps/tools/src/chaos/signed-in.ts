import type pg from 'pg';
import { hashOfToken, randomToken, SESSION_COOKIE } from '#auth';
import type { Person } from './phone.js';

/** Signs members in without their password, until `signOut` with the same `agent`. */
export async function signIn(owner: pg.Pool, ids: readonly string[], agent = 'crowd'): Promise<Person[]> {
  const tokens = ids.map(() => randomToken());
  await owner.query(
    `insert into auth.session (member_id, token_hash, user_agent, created_at, last_seen_at, expires_at)
     select m, t, $3, now(), now(), now() + interval '90 days' from unnest($1::uuid[], $2::bytea[]) as x(m, t)`,
    [ids, tokens.map(hashOfToken), agent],
  );
  return ids.map((id, index) => ({ id, cookie: `${SESSION_COOKIE}=${tokens[index]}` }));
}

export async function signOut(owner: pg.Pool, agent = 'crowd'): Promise<void> {
  await owner.query(`delete from auth.session where user_agent = $1`, [agent]).catch(() => undefined);
}
