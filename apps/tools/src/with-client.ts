import pg from 'pg';

/** A connection to a database for as long as the work takes. */
export async function withClient<Result>(connectionString: string, work: (client: pg.Client) => Promise<Result>): Promise<Result> {
  const client = new pg.Client({ connectionString });
  // Lost while nothing was asked: the next question hears of it, and the process goes on.
  client.on('error', () => undefined);
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}
