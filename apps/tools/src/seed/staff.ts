import type pg from 'pg';
import { sealSecret } from '#auth';
import { demoStaff } from '../start/demo-logins.js';

/** The staff of the demo, with the TOTP secrets that `npm start` prints. */
export async function insertStaff(client: pg.ClientBase, passwordHash: string, appSecret: string): Promise<void> {
  for (const { email, name, role, totpSecret } of demoStaff) {
    await client.query(
      `insert into auth.staff (email, name, password_hash, totp_secret, roles, demo) values ($1, $2, $3, $4, $5, true) on conflict (email) do nothing`,
      [email, name, passwordHash, sealSecret(totpSecret, appSecret), [role]],
    );
  }
}
