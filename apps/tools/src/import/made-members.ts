import { createHash, pbkdf2Sync } from 'node:crypto';
import { once } from 'node:events';
import { createWriteStream } from 'node:fs';
import { finished } from 'node:stream/promises';
import { hash as argon2 } from '@node-rs/argon2';
import { hash as bcrypt } from '@node-rs/bcrypt';

export const madePassword = 'Heidebloem-61';

/** The same password as other products keep it. */
async function keptElsewhere() {
  const derived = pbkdf2Sync(madePassword, 'some salt', 60_000, 32, 'sha256').toString('base64');
  return [
    { kind: 'bcrypt', hash: await bcrypt(madePassword, 10) },
    { kind: 'argon2', hash: await argon2(madePassword, { memoryCost: 8_192, timeCost: 3, parallelism: 2 }) },
    { kind: 'pbkdf2', digest: 'sha256', iterations: 60_000, salt: Buffer.from('some salt').toString('base64'), hash: derived },
    { kind: 'phpass', hash: '$P$BkZ3fQ8xw5G4JGImeL1zLTFenXhDTy.' },
    { kind: 'md5', hash: createHash('md5').update(madePassword).digest('hex') },
    { kind: 'sha1', hash: createHash('sha1').update(`pepper-${madePassword}`).digest('hex'), salt_before: 'pepper-' },
  ];
}
type Kept = Awaited<ReturnType<typeof keptElsewhere>>;

const towns = ['Utrecht', 'Amersfoort', 'Zwolle', 'Deventer', 'Haarlem'];
const about = 'I like long walks by the sea, good bread, old films and a garden that is never finished. '.repeat(4);
const CYCLE = 50;

/** What becomes of the line with this number in each fifty; all others come along whole. */
const plants: Readonly<Record<number, { readonly outcome: 'refused' | 'left_out'; readonly reason: string; readonly field: string }>> = {
  7: { outcome: 'refused', reason: 'not_json', field: '' },
  11: { outcome: 'refused', reason: 'invalid', field: 'shoe_size' },
  13: { outcome: 'refused', reason: 'invalid', field: 'name' },
  17: { outcome: 'refused', reason: 'duplicate_id', field: '' },
  19: { outcome: 'refused', reason: 'duplicate_address', field: '' },
  23: { outcome: 'refused', reason: 'too_young', field: '' },
  29: { outcome: 'refused', reason: 'town_unknown', field: '' },
  31: { outcome: 'refused', reason: 'name_not_allowed', field: '' },
  37: { outcome: 'refused', reason: 'invalid', field: 'joined_at' },
  41: { outcome: 'left_out', reason: 'password_unknown', field: '' },
  43: { outcome: 'left_out', reason: 'consent_unknown', field: 'terms' },
  47: { outcome: 'left_out', reason: 'block_unknown', field: '' },
};

export type Made = {
  readonly lines: number;
  readonly accepted: number;
  readonly credits: number;
  readonly premium: number;
  readonly blocks: number;
  /** How many of each, by outcome, reason and field. */
  readonly faults: Readonly<Record<string, number>>;
};

/** Writes a file of so many members with planted faults, and answers what has to become of it, counted while it is written. */
export async function writeMembers(path: string, count: number): Promise<Made> {
  const passwords = await keptElsewhere();
  const out = createWriteStream(path);
  const made = { lines: count, accepted: 0, credits: 0, premium: 0, blocks: 0, faults: {} as Record<string, number> };
  for (let number = 1; number <= count; number += 1) {
    const plant = plants[number % CYCLE];
    if (plant) {
      const key = `${plant.outcome} ${plant.reason} ${plant.field}`;
      made.faults[key] = (made.faults[key] ?? 0) + 1;
    }
    const member = memberOf(number, count, passwords);
    if (plant?.outcome !== 'refused') {
      made.accepted += 1;
      made.credits += member.credits.reduce((sum, { amount }) => sum + amount, 0);
      made.premium += member.premium ? 1 : 0;
      made.blocks += member.blocks.filter((id) => id !== 'nobody').length;
    }
    if (!out.write(`${textOf(number, member)}\n`)) await once(out, 'drain');
  }
  await finished(out.end());
  return made;
}

function memberOf(number: number, count: number, passwords: Kept) {
  const joined = new Date(Date.UTC(2019, number % 60, 1 + (number % 28))).toISOString();
  return {
    id: `m${number}`,
    email: `member.${number}@brought.example`,
    password: passwords[number % passwords.length],
    name: number % 2 === 0 ? 'Anneke' : 'Willem',
    birth_date: `19${50 + (number % 20)}-0${1 + (number % 9)}-15`,
    sex: number % 2 === 0 ? 'female' : 'male',
    sought_sex: number % 2 === 0 ? 'male' : 'female',
    country: 'NL',
    town: towns[number % towns.length],
    language: 'nl',
    about: about.slice(number % CYCLE),
    joined_at: joined,
    last_active_at: new Date(Date.UTC(2025, number % 12, 1 + (number % 28))).toISOString(),
    confirmed_at: number % 8 === 0 ? null : joined,
    consents: number % 3 === 0 ? [{ kind: 'mails', version: '2', given_at: joined }] : [],
    // The one after the next is no planted line of its own.
    blocks: number % 10 === 0 && number + 2 <= count ? [`m${number + 2}`] : [],
    credits: number % 5 === 0 ? creditsOf(number) : [],
    premium: number % 4 === 0,
  };
}

const creditsOf = (number: number) => [
  { origin: 'bought', amount: 20 + (number % 7), unit_value: { minor: 80, currency: 'EUR' } },
  { origin: 'given', amount: 3 },
];

/** The line as the other product wrote it, with the fault that belongs there. */
function textOf(number: number, member: ReturnType<typeof memberOf>): string {
  const whole = (change: object = {}) => JSON.stringify({ ...member, ...change });
  switch (number % CYCLE) {
    case 7:
      return whole().slice(0, 200);
    case 11:
      return whole({ shoe_size: 43 });
    case 13:
      return whole({ name: undefined });
    case 17:
      return whole({ id: `m${number - 1}` });
    case 19:
      return whole({ email: `Member.${number - 1}@BROUGHT.example` });
    case 23:
      return whole({ birth_date: `${new Date().getUTCFullYear() - 17}-01-01` });
    case 29:
      return whole({ town: 'Nergenshuizen' });
    case 31:
      return whole({ name: 'Moderator' });
    case 37:
      return whole({ joined_at: '2999-01-01T00:00:00Z' });
    case 41:
      return whole({ password: { kind: 'scrypt', hash: '$s0$e0801$epIxT/h6HbbwHaehFnh/bw==$7H0vsX' } });
    case 43:
      return whole({ consents: [{ kind: 'terms', version: '2999-01-01', given_at: '2024-05-01T10:00:00Z' }] });
    case 47:
      return whole({ blocks: ['nobody'] });
    default:
      return whole();
  }
}
