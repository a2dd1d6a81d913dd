import { setTimeout as sleep } from 'node:timers/promises';
import type { Stage } from './stage.js';
import type { Purchase, Purchases } from './purchases.js';
import type { Heard, StatementTap } from './statement-tap.js';
import { callWebhook, untilIdle, untilSettled } from './webhooks.js';

const IDLE_MS = 4_000;
/** The worker's last transaction comes after the order is paid. */
const LAST_MS = 300;
const isUuid = /^[\da-f]{8}-(?:[\da-f]{4}-){3}[\da-f]{12}$/i;
const isBeginning = ({ text }: Heard): boolean => /^\s*(begin|start)\b/i.test(text);
const isEnd = ({ text }: Heard): boolean => /^\s*(commit|rollback)\b/i.test(text);

/** What API and worker ask of the database from the call of the provider until the order is paid, transaction by transaction. */
export async function hearSettlement(stage: Stage, tap: StatementTap, purchases: Purchases): Promise<readonly [Heard[], Purchase]> {
  const settleOne = async (purchase: Purchase) => {
    await callWebhook(stage.url, purchase);
    await untilSettled(purchases, [purchase]);
    await sleep(LAST_MS);
  };
  const [first, second] = await purchases.paid(2);
  if (!first || !second) throw new Error('no purchases');
  // The first call may load what is kept from then on.
  await settleOne(first);
  await untilIdle(stage);
  const byTheClock = new Set(transactionsOf(await tap.everything(() => sleep(IDLE_MS))).map(nameOf));
  const heard = transactionsOf(await withoutReactions(stage, () => tap.everything(() => settleOne(second))));
  return [heard.filter((transaction) => !byTheClock.has(nameOf(transaction))).flat(), second];
}

/** In the order in which they end; a statement without a transaction is one by itself. */
function transactionsOf(heard: readonly Heard[]): Heard[][] {
  const open = new Map<number, Heard[]>();
  const ended: Heard[][] = [];
  for (const statement of heard) {
    const { connection } = statement;
    if (isBeginning(statement)) open.set(connection, [statement]);
    else if (!open.has(connection)) ended.push([statement]);
    else open.get(connection)?.push(statement);
    if (!isEnd(statement)) continue;
    ended.push(open.get(connection) ?? []);
    open.delete(connection);
  }
  return ended;
}

const nameOf = (transaction: readonly Heard[]): string => transaction.map(({ text }) => text).join(';');

/** What follows from a settlement, such as the invoice, is no part of it: meanwhile it is not due. */
async function withoutReactions<Result>(stage: Stage, work: () => Promise<Result>): Promise<Result> {
  await stage.owner.query(`create schema if not exists bench;
    create or replace function bench.put_off() returns trigger language plpgsql as $fn$
    begin new.due := new.due + interval '1 hour'; return new; end $fn$;
    create trigger bench_put_off before insert on events.outbox for each row when (new.reaction <> 'payment.sync') execute function bench.put_off();
    grant usage on schema bench to app`);
  try {
    return await work();
  } finally {
    await stage.owner.query('drop trigger bench_put_off on events.outbox; update events.outbox set due = now() where due > now()');
  }
}

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
  const statements = heard.map(
    ({ text, values: given }) => `${text.replaceAll(/\$(\d+)/g, (_all, number: string) => asSql(given[Number(number) - 1]))};`,
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
