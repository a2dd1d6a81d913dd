import { setTimeout as sleep } from 'node:timers/promises';
import type { Stage } from './stage.js';
import type { Purchase, Purchases } from './purchases.js';
import type { Statement, StatementTap } from './statement-tap.js';
import { callWebhook, untilSettled } from './webhooks.js';

type Heard = Omit<Statement, 'name'>;

const IDLE_MS = 4_000;
/** The worker's last transaction comes after the order is paid. */
const LAST_MS = 300;
const isUuid = /^[\da-f]{8}-(?:[\da-f]{4}-){3}[\da-f]{12}$/i;
const isEnd = ({ text }: Heard): boolean => /^\s*(commit|rollback)\b/i.test(text);
const isBeginning = ({ text }: Heard): boolean => /^\s*(begin|start)\b/i.test(text);
const isFrame = (statement: Heard): boolean => isBeginning(statement) || isEnd(statement);

/** What API and worker ask of the database from the call of the provider until the order is paid, in its order, with its transactions. */
export async function hearSettlement(stage: Stage, tap: StatementTap, purchases: Purchases): Promise<readonly [Heard[], Purchase]> {
  const [first, second] = await purchases.paid(2);
  if (!first || !second) throw new Error('no purchases');
  const settleOne = async (purchase: Purchase) => {
    await callWebhook(stage.url, purchase);
    await untilSettled(purchases, [purchase]);
    await sleep(LAST_MS);
  };
  // The first call may load what is kept from then on.
  await settleOne(first);
  await sleep(IDLE_MS);
  const noise = new Set((await tap.everything(() => sleep(IDLE_MS))).filter((statement) => !isFrame(statement)).map(({ text }) => text));
  const heard = (await tap.everything(() => settleOne(second))).filter(({ text }) => !noise.has(text));
  // What follows from the settlement, such as the invoice, is no part of it.
  const last = heard.findLastIndex(({ values }) => JSON.stringify(values).includes(second.pspRef));
  const end = heard.findIndex((statement, index) => index > last && isEnd(statement));
  return [withoutEmpty(heard.slice(0, end + 1)), second];
}

const withoutEmpty = (heard: readonly Heard[]): Heard[] =>
  heard.filter((statement, index) => {
    const [before, after] = [heard[index - 1], heard[index + 1]];
    if (isBeginning(statement)) return after !== undefined && !isEnd(after);
    return !isEnd(statement) || (before !== undefined && !isBeginning(before));
  });

/** The same for pgbench: each turn takes a purchase of its own from `bench.purchase`. */
export async function scriptOf(stage: Stage, heard: readonly Heard[], { orderId, actor, pspRef }: Purchase): Promise<string> {
  const { rows } = await stage.owner.query<{ text: string }>(`select to_jsonb(o)::text as text from payments.orders o where id = $1`, [
    orderId,
  ]);
  const known = rows[0]?.text ?? '';
  const values = new Map<string, string>();
  const variable = (sql: string): string => {
    const name = values.get(sql) ?? `v${values.size}`;
    values.set(sql, name);
    return `:${name}`;
  };
  const asSql = (value: unknown): string => {
    if (value === null || value === undefined) return 'null';
    const text = textOf(value);
    if (text === orderId) return variable('p.order_id::text');
    if (text === actor.id) return variable('p.member_id::text');
    if (isUuid.test(text) && !known.includes(text)) return variable(`md5('${text}' || p.order_id)::uuid::text`);
    const parts = [
      [orderId, 'p.order_id::text'],
      [actor.id, 'p.member_id::text'],
      [pspRef, 'p.psp_ref'],
    ] as const;
    return variable(parts.reduce((sql, [part, by]) => (text.includes(part) ? `replace(${sql}, '${part}', ${by})` : sql), quoted(text)));
  };
  const statements = heard.map(({ text, values: given }) =>
    isFrame({ text, values: given })
      ? `${text};`
      : `${text.replaceAll(/\$(\d+)/g, (_all, number: string) => asSql(given[Number(number) - 1]))};`,
  );
  const chosen = [...values].map(([sql, name]) => `${sql} as ${name}`).join(', ');
  return `select ${chosen} from bench.purchase p where n = (select nextval('bench.turn')) \\gset\n${statements.join('\n')}\n`;
}

export async function offer(stage: Stage, purchases: readonly Purchase[]): Promise<void> {
  await stage.owner.query(`create schema if not exists bench; drop table if exists bench.purchase; drop sequence if exists bench.turn;
    create table bench.purchase (n bigint primary key, order_id uuid not null, member_id uuid not null, psp_ref text not null);
    create sequence bench.turn cache 1; grant usage on schema bench to app; grant select on bench.purchase to app; grant usage on sequence bench.turn to app`);
  await stage.owner.query(
    `insert into bench.purchase select n, o, m, p from unnest($1::uuid[], $2::uuid[], $3::text[]) with ordinality as x (o, m, p, n)`,
    [purchases.map(({ orderId }) => orderId), purchases.map(({ actor }) => actor.id), purchases.map(({ pspRef }) => pspRef)],
  );
  await stage.owner.query('analyze bench.purchase');
}

const quoted = (text: string): string => `'${text.replaceAll("'", "''")}'`;

/** As the driver sends it. */
function textOf(value: unknown): string {
  if (Array.isArray(value)) return `{${value.map((one) => JSON.stringify(one)).join(',')}}`;
  if (isBytes(value)) return `\\x${Buffer.from(value.data).toString('hex')}`;
  return typeof value === 'string' ? value : JSON.stringify(value);
}

const isBytes = (value: unknown): value is { readonly data: number[] } =>
  typeof value === 'object' && value !== null && 'type' in value && value.type === 'Buffer' && 'data' in value;
