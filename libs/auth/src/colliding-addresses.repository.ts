import { readEmail } from '#contracts';

/** The database's owner, as a client of `pg`. */
export interface AddressesClient {
  query(sql: string, parameters?: unknown[]): Promise<{ readonly rows: unknown[] }>;
}

/** An account that keeps an address as it was typed once, because another one has the mailbox. */
export interface CollidingAddress {
  readonly kind: 'member' | 'staff';
  readonly id: string;
  readonly email: string;
  /** Null: it is no address at all. */
  readonly read: string | null;
  readonly others: readonly { readonly id: string; readonly email: string }[];
}

type Stored = { readonly id: string; readonly place: string; readonly email: string };
const tables = { member: ['auth.account', 'community_id::text'], staff: ['auth.staff', `'staff'`] } as const;

/** Accounts whose addresses are stored in another spelling than the one by which they are found. */
export class CollidingAddressesRepository {
  constructor(private readonly owner: AddressesClient) {}

  async list(): Promise<CollidingAddress[]> {
    return [...(await this.listOf('member')), ...(await this.listOf('staff'))];
  }

  private async listOf(kind: CollidingAddress['kind']): Promise<CollidingAddress[]> {
    const [table, place] = tables[kind];
    const { rows } = await this.owner.query(
      `select id, ${place} as place, email from ${table} where email ~ '[^ -~]' or email <> lower(email) order by id`,
    );
    const stored = (rows as Stored[]).map((row) => ({ ...row, read: readEmail(row.email) ?? null }));
    const odd = stored.filter(({ email, read }) => read !== email);
    const { rows: holders } = await this.owner.query(`select id, ${place} as place, email from ${table} where email = any ($1)`, [
      odd.flatMap(({ read }) => read ?? []),
    ]);
    return odd.map(({ id, place: inside, email, read }) => {
      const same = [...odd.filter((other) => other.read === read), ...(holders as Stored[]).filter((other) => other.email === read)];
      const others = read === null ? [] : same.filter((other) => other.id !== id && other.place === inside);
      return { kind, id, email, read, others: others.map((other) => ({ id: other.id, email: other.email })) };
    });
  }
}
