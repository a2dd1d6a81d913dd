import { randomUUID } from 'node:crypto';
import { codeAt, Passwords, StaffAccounts } from '#auth';
import type { StepUp } from '#contracts-admin';
import type { World } from '#testing';
import type { StaffActor } from './index.js';

const password = 'a long enough password';

/** An owner with an account, who can show password and code once more. */
export interface TestOwner extends StaffActor {
  /** Codes that were shown before count again. */
  stepUp(): Promise<{ readonly step_up: StepUp }>;
}

/** Gone when the world is emptied. */
export async function anOwner(world: World): Promise<TestOwner> {
  const client = { query: async (sql: string, values: unknown[]) => ({ rows: await world.rows<{ id: string }>(sql, values) }) };
  const accounts = new StaffAccounts(client, new Passwords(), world.config.appSecret);
  const { id, totpUri } = await accounts.create({ email: `${randomUUID()}@staff.example`, name: 'Olga', password, roles: ['owner'] });
  const secret = new URL(totpUri).searchParams.get('secret') ?? '';
  return {
    id,
    roles: ['owner'],
    ip: '192.0.2.1',
    stepUp: async () => {
      await world.rows(`update auth.staff set totp_last_step = 0 where id = $1`, [id]);
      return { step_up: { password, code: codeAt(secret, Date.now()) } };
    },
  };
}
