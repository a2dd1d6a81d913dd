import { randomUUID } from 'node:crypto';
import { codeAt, Passwords, StaffAccounts } from '#auth';
import type { StaffRole } from '#contracts-admin';
import { callerAt, cookieOf, type Caller } from '#testing-product';

const password = 'a long enough password';

export type StaffLogin = { readonly id: string; readonly email: string; readonly code: string };

/** Where the accounts of staff are made, and the secret of the product that their devices go by. */
export type OfficeDatabase = {
  rows<Row>(sql: string, parameters?: unknown[]): Promise<Row[]>;
  readonly config: { readonly appSecret: string };
};

/** Makes people of the back office and signs them in at the API of this address. */
export class OfficeStaff {
  private readonly accounts: StaffAccounts;

  constructor(
    world: OfficeDatabase,
    private readonly address: string,
  ) {
    const owner = { query: async (sql: string, parameters: unknown[]) => ({ rows: await world.rows<{ id: string }>(sql, parameters) }) };
    this.accounts = new StaffAccounts(owner, new Passwords(), world.config.appSecret);
  }

  async account(...roles: StaffRole[]): Promise<StaffLogin> {
    const email = `${randomUUID()}@staff.example`;
    const { id, totpUri } = await this.accounts.create({ email, name: 'Mira', password, roles });
    return { id, email, code: codeAt(new URL(totpUri).searchParams.get('secret') ?? '', Date.now()) };
  }

  logIn({ email, code }: StaffLogin, secret = password) {
    return callerAt(this.address).post('/api/admin/login').send({ email, code, password: secret });
  }

  /** A signed-in person with these roles. */
  async signedIn(...roles: StaffRole[]): Promise<Caller> {
    return callerAt(this.address, cookieOf(await this.logIn(await this.account(...roles))));
  }
}
