import { randomUUID } from 'node:crypto';
import type { StaffRole, StepUp } from '#contracts-admin';
import type { World } from '#testing';
import type { Scene } from './command-scene.js';

/** What the commands about the people of the office are played on. */
export function staffScenes(world: () => World, stepUp: (role: StaffRole) => Promise<StepUp>) {
  const aColleague = async (change = ''): Promise<string> => {
    const [made] = await world().rows<{ id: string }>(
      `insert into auth.staff (email, name, password_hash, totp_secret, roles) values ($1, 'Cora', 'none', 'x', '{content}') returning id`,
      [`${randomUUID()}@staff.example`],
    );
    const id = made?.id ?? '';
    if (change) await world().rows(`update auth.staff set ${change} where id = $1`, [id]);
    return id;
  };
  const on = (input: Scene['input'], change?: string) => async (): Promise<Scene> => {
    const id = await aColleague(change);
    const state = () =>
      world().rows<{ tx: string }>(`select xmin::text as tx, roles, active, totp_secret, password_hash from auth.staff where id = $1`, [
        id,
      ]);
    return { target: id, subject: id, input, state };
  };
  /** A session that has ended leaves no row, so that the entry in the log stands for the transaction. */
  const onSession = (target: 'staff' | 'session', act: string) => async (): Promise<Scene> => {
    const id = await aColleague();
    const [session] = await world().rows<{ id: string }>(
      `insert into auth.staff_session (staff_id, token_hash, created_at, last_seen_at, expires_at)
       values ($1, sha256(uuid_send(gen_random_uuid())), public.app_now(), public.app_now(), public.app_now() + interval '1 hour') returning id`,
      [id],
    );
    const state = () =>
      world().rows<{ tx: string }>(
        `select coalesce((select e.xmin::text from audit.entry e where e.act = $2), '') as tx, count(s.id)::int as sessions
           from auth.staff_session s where s.staff_id = $1`,
        [id, act],
      );
    return { target: target === 'staff' ? id : (session?.id ?? ''), subject: id, input: { reason: 'Left it open' }, state };
  };
  return {
    invite_colleague: async (): Promise<Scene> => ({
      target: null,
      subject: null,
      input: { email: `${randomUUID()}@staff.example`, name: 'Cora', roles: ['content'], language: 'nl', reason: 'For the texts' },
      state: () => world().rows<{ tx: string }>(`select xmin::text as tx, id from auth.staff order by id desc limit 1`),
    }),
    make_api_token: async (role: StaffRole): Promise<Scene> => ({
      target: null,
      subject: null,
      input: {
        name: 'Accounts',
        rights: ['orders'],
        until: aDayFromNow(),
        networks: [],
        reason: 'For the accounts',
        step_up: await stepUp(role),
      },
      optional: ['step_up'],
      state: () => world().rows<{ tx: string }>(`select xmin::text as tx, id from auth.staff_token order by id desc limit 1`),
    }),
    end_api_token: async (): Promise<Scene> => {
      const owner = await aColleague(`roles = '{owner}'`);
      const [made] = await world().rows<{ id: string }>(
        `insert into auth.staff_token (id, staff_id, name, rights, networks, token_hash, made_at, expires_at)
         values (uuidv7(), $1, 'Accounts', '{orders}', '{}', 'x', public.app_now(), public.app_now() + interval '1 day') returning id`,
        [owner],
      );
      const id = made?.id ?? '';
      const state = () => world().rows<{ tx: string }>(`select xmin::text as tx, ended_at from auth.staff_token where id = $1`, [id]);
      return { target: id, subject: id, input: { reason: 'Not used' }, state };
    },
    change_colleague_roles: on({ was: ['content'], roles: ['finance', 'support'], reason: 'Other work' }),
    renew_colleague_access: on({ language: 'nl', new_password: true, reason: 'Lost the phone' }),
    end_colleague_sessions: onSession('staff', 'staff.sessions_ended'),
    end_colleague_session: onSession('session', 'staff.session_ended'),
    end_colleague: on({ reason: 'Has left' }),
    let_colleague_back: on({ roles: ['content'], reason: 'Is back' }, `roles = '{}', active = false`),
  };
}

const DAY_MS = 24 * 60 * 60 * 1_000;
const aDayFromNow = (): string => new Date(Date.now() + 30 * DAY_MS).toISOString().slice(0, 10);
