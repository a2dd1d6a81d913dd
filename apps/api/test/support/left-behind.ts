import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Redis } from 'ioredis';
import { dataDir, type Product } from '#testing-product';

/** Where something was left behind, and how it reads there. */
export type Traces = Map<string, string>;

/** What every process of the product has written into its log so far. */
export function inLogs(): Traces {
  const folder = join(dataDir, 'logs');
  return new Map(readdirSync(folder).map((name) => [`log ${name}`, readFileSync(join(folder, name), 'utf8')]));
}

/** Every mail and push; of an SMS what it says, as it is addressed to a phone. */
export function inMailbox(): Traces {
  const lines = readFileSync(join(dataDir, 'mailbox.jsonl'), 'utf8').split('\n').filter(Boolean);
  return new Map(
    lines.map((line, index) => {
      const caught = JSON.parse(line) as { readonly kind: string; readonly text: string; readonly subject: string };
      return [`${caught.kind} ${index} "${caught.kind === 'sms' ? '' : caught.subject}"`, caught.kind === 'sms' ? caught.text : line];
    }),
  );
}

/** Every key of every database of Redis, with its value. */
export async function inRedis({ redis }: Product): Promise<Traces> {
  const found: Traces = new Map();
  const numbers = [...(await redis.info('keyspace')).matchAll(/^db(\d+):/gm)].map(([, number]) => Number(number));
  for (const number of numbers) {
    const one = redis.duplicate({ db: number });
    try {
      for await (const keys of one.scanStream({ count: 1_000 }) as AsyncIterable<string[]>)
        for (const key of keys) found.set(`redis ${number} ${key}`, `${key} ${JSON.stringify(await valueOf(one, key))}`);
    } finally {
      one.disconnect();
    }
  }
  return found;
}

/** A key may be gone, or be something else, when its turn comes. */
async function valueOf(redis: Redis, key: string): Promise<unknown> {
  const read: Readonly<Record<string, () => Promise<unknown>>> = {
    string: () => redis.get(key),
    hash: () => redis.hgetall(key),
    list: () => redis.lrange(key, 0, -1),
    set: () => redis.smembers(key),
    zset: () => redis.zrange(key, 0, -1),
    stream: () => redis.xrange(key, '-', '+'),
  };
  return (await read[await redis.type(key)]?.().catch(() => null)) ?? null;
}

/** The rows of all tables in which one of these stands: as text, or in the bytes of a column. */
export async function inDatabase(product: Product, patterns: readonly string[]): Promise<Traces> {
  const tables = await product.sql<{ name: string }>(
    `select format('%I.%I', n.nspname, c.relname) as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
      where c.relkind in ('r', 'p') and not c.relispartition and n.nspname not in ('pg_catalog', 'information_schema') order by 1`,
  );
  const found: Traces = new Map();
  for (const { name } of tables) {
    const rows = await product.sql<{ row: string }>(`select t::text as row from ${name} t where t::text ~* any($1) limit 5`, [patterns]);
    if (rows.length > 0) found.set(`table ${name}`, rows.map(({ row }) => row).join('\n'));
  }
  return found;
}
