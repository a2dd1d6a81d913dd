import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import pg from 'pg';

/** One for each way in which a text of a caller could get into a statement of the product. */
export const plantedEndpoints = [
  { path: '/text?q=walk*' },
  { path: '/number?min=1*' },
  { path: '/order?sort=rank*' },
  { path: '/body', body: '{"name":"walking*"}' },
] as const;

const rows = `(values (1, 'walking'), (2, 'reading'), (3, 'dancing')) as interest(rank, name)`;
const statements: Readonly<Record<string, (value: string) => string>> = {
  '/text': (q) => `select name from ${rows} where name like '${q}%'`,
  '/number': (min) => `select name from ${rows} where rank >= ${min}`,
  '/order': (sort) => `select name from ${rows} order by ${sort}`,
  '/body': (name) => `select name from ${rows} where name = '${name}'`,
};

export interface PlantedServer {
  readonly port: string;
  readonly stop: () => Promise<void>;
}

/** Broken on purpose, over the very database that the product has: whoever finds nothing here sees nothing elsewhere. It reads only. */
export async function startPlantedInjections(databaseUrl: string): Promise<PlantedServer> {
  const readOnly = '-c default_transaction_read_only=on -c statement_timeout=10000';
  const pool = new pg.Pool({ connectionString: databaseUrl, max: 2, options: readOnly });
  pool.on('error', () => undefined);
  const server = createServer((asked, answer) => {
    void answerOf(pool, asked).then(({ status, body }) => answer.writeHead(status, { 'content-type': 'application/json' }).end(body));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const stop = async () => {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
    await pool.end();
  };
  return { port: String((server.address() as AddressInfo).port), stop };
}

/** Like the product it says nothing of what went wrong. */
async function answerOf(pool: pg.Pool, asked: IncomingMessage): Promise<{ readonly status: number; readonly body: string }> {
  try {
    const url = new URL(asked.url ?? '/', 'http://127.0.0.1');
    const value = asked.method === 'POST' ? await nameIn(asked) : ([...url.searchParams.values()][0] ?? '');
    const statement = statements[url.pathname];
    if (!statement) return { status: 404, body: '{}' };
    const { rows: found } = await pool.query(statement(value));
    return { status: 200, body: JSON.stringify(found) };
  } catch {
    return { status: 500, body: '{"code":"internal_error"}' };
  }
}

async function nameIn(asked: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of asked) chunks.push(chunk as Buffer);
  return String((JSON.parse(Buffer.concat(chunks).toString()) as { readonly name: unknown }).name);
}
