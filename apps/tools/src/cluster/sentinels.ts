import { Redis } from 'ioredis';

const ANSWER_MS = 2_000;
const watched = 'jobs';

/** What the Sentinels say of the Valkey that they watch. */
export class Sentinels {
  constructor(
    private readonly addresses: readonly string[],
    private readonly password: string,
  ) {}

  /** Where it is now. */
  async primary(): Promise<string> {
    const [answer] = await this.askAll((sentinel) => sentinel.call('sentinel', 'get-primary-addr-by-name', watched));
    if (!Array.isArray(answer)) throw new Error('no Sentinel says where Valkey is');
    return String(answer[0]);
  }

  /** Empty when all Sentinels agree who is it, and that the other one follows. */
  async lacking(): Promise<string[]> {
    const answers = await this.askAll(async (sentinel) => ({
      primary: String(await sentinel.call('sentinel', 'get-primary-addr-by-name', watched)),
      replicas: ((await sentinel.call('sentinel', 'replicas', watched)) as string[][]).map(fieldsOf),
    }));
    const following = answers.every(({ replicas }) =>
      replicas.some((one) => one.get('flags') === 'slave' && one.get('master-link-status') === 'ok'),
    );
    return [
      ...(answers.length === this.addresses.length ? [] : ['a Sentinel']),
      ...(new Set(answers.map(({ primary }) => primary)).size === 1 ? [] : ['one Valkey for all Sentinels']),
      ...(following ? [] : ['a Valkey that follows']),
    ];
  }

  /** Of those that answer. */
  private async askAll<Answer>(ask: (sentinel: Redis) => Promise<Answer>): Promise<Answer[]> {
    const asked = this.addresses.map(async (host) => {
      const once = { lazyConnect: true, retryStrategy: () => null, connectTimeout: ANSWER_MS, commandTimeout: ANSWER_MS };
      const sentinel = new Redis({ host, port: 26_379, password: this.password, ...once });
      sentinel.on('error', () => undefined);
      try {
        return await ask(sentinel);
      } finally {
        sentinel.disconnect();
      }
    });
    return (await Promise.allSettled(asked)).flatMap((answer) => (answer.status === 'fulfilled' ? [answer.value] : []));
  }
}

/** Names and values follow each other. */
const fieldsOf = (flat: readonly string[]): Map<string, string> =>
  new Map(flat.flatMap((name, index) => (index % 2 === 0 ? [[name, flat[index + 1] ?? ''] as const] : [])));
