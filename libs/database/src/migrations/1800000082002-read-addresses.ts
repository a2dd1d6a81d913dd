import type { MigrationInterface, QueryRunner } from 'typeorm';
import { readEmail } from '#contracts';
import { logger } from '#observability';

type Stored = { readonly id: string; readonly place: string; readonly email: string };

/** Every other address is stored as it is read: it was put into lower case when it came. */
const mayBeOther = (column: string): string => `(${column} ~ '[^ -~]' or ${column} <> lower(${column}))`;

/**
 * Stores every address as `readEmail` reads it. Where two accounts of a community would have one address then, both stay as they are:
 * `node apps/tools/run.mjs addresses` lists them.
 */
export class ReadAddresses1800000082002 implements MigrationInterface {
  name = 'ReadAddresses1800000082002';

  async up(runner: QueryRunner): Promise<void> {
    const left = [...(await readAll(runner, 'auth.account', 'community_id')), ...(await readAll(runner, 'auth.staff', `'staff'`))];
    // Links and wishes hold the address of their account; what is about one that stays as it is stays too. A link works on; a code beside one that
    // was sent before has to be asked for once more.
    await readCopies(runner, 'auth.one_time_token', 'address', left);
    await readCopies(runner, 'auth.account_change', 'old_value', left);
    await readCopies(runner, 'auth.account_change', 'new_value', left);
    if (left.length > 0)
      logger.warn({ event: 'addresses_left', accounts: left.length }, 'addresses collide: node apps/tools/run.mjs addresses lists them');
  }

  async down(): Promise<void> {
    throw new Error('Migrations run forward only.');
  }
}

/** Answers the ids of those that stay as they are. */
async function readAll(runner: QueryRunner, table: string, place: string): Promise<string[]> {
  const rows = (await runner.query(`select id, ${place} as place, email from ${table} where ${mayBeOther('email')}`)) as Stored[];
  const changes = rows.map((row) => ({ ...row, read: readEmail(row.email) })).filter(({ email, read }) => read !== email);
  const left: string[] = [];
  for (const { id, place: inside, read } of changes) {
    const isWanted = changes.some((other) => other.id !== id && other.place === inside && other.read === read);
    const isTaken = async () =>
      ((await runner.query(`select 1 from ${table} where ${place} = $1 and email = $2`, [inside, read])) as unknown[]).length > 0;
    if (read === undefined || isWanted || (await isTaken())) left.push(id);
    else await runner.query(`update ${table} set email = $2 where id = $1`, [id, read]);
  }
  return left;
}

async function readCopies(runner: QueryRunner, table: string, column: string, left: readonly string[]): Promise<void> {
  const isAddress = table === 'auth.account_change' ? `kind = 'mail' and` : '';
  const rows = (await runner.query(
    `select id, ${column} as email from ${table} where ${isAddress} ${mayBeOther(column)} and member_id <> all ($1)`,
    [left],
  )) as Pick<Stored, 'id' | 'email'>[];
  for (const { id, email } of rows) {
    const read = readEmail(email);
    if (read !== undefined && read !== email) await runner.query(`update ${table} set ${column} = $2 where id = $1`, [id, read]);
  }
}
