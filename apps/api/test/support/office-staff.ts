import { randomUUID } from 'node:crypto';
import { codeAt, Passwords, StaffAccounts } from '#auth';
import type { StaffRole, StepUp } from '#contracts-admin';
import { callerAt, cookieOf, type Caller } from '#testing-product';

const password = 'a long enough password';

export type StaffLogin = { readonly id: string; readonly email: string; readonly code: string; readonly secret: string };

/** Where the accounts of staff are made, and the secret of the product that their devices go by. */
export type OfficeDatabase = {
  rows<Row>(sql: string, parameters?: unknown[]): Promise<Row[]>;
  readonly config: { readonly appSecret: string };
};

/** Makes people of the back office and signs them in at the API of this address. */
export class OfficeStaff {
  private readonly accounts: StaffAccounts;
  private readonly known = new Map<StaffRole, StaffLogin>();

  constructor(
    private readonly world: OfficeDatabase,
    private readonly address: string,
  ) {
    const owner = { query: async (sql: string, parameters: unknown[]) => ({ rows: await world.rows<{ id: string }>(sql, parameters) }) };
    this.accounts = new StaffAccounts(owner, new Passwords(), world.config.appSecret);
  }

  async account(...roles: StaffRole[]): Promise<StaffLogin> {
    const email = `${randomUUID()}@staff.example`;
    const { id, totpUri } = await this.accounts.create({ email, name: 'Mira', password, roles });
    const secret = new URL(totpUri).searchParams.get('secret') ?? '';
    return { id, email, secret, code: codeAt(secret, Date.now()) };
  }

  logIn({ email, code }: StaffLogin, secret = password) {
    return callerAt(this.address).post('/api/admin/login').send({ email, code, password: secret });
  }

  /** A signed-in person with these roles. */
  async signedIn(...roles: StaffRole[]): Promise<Caller> {
    const account = await this.account(...roles);
    for (const role of roles) this.knows(role, account);
    return callerAt(this.address, cookieOf(await this.logIn(account)));
  }

  /** Whoever has this account is the one with the role. */
  knows(role: StaffRole, account: StaffLogin): void {
    this.known.set(role, account);
  }

  /** What whoever was signed in last with this role shows once more; codes that they have shown count again. */
  async stepUp(role: StaffRole): Promise<StepUp> {
    const account = this.known.get(role);
    if (!account) throw new Error(`nobody is signed in as ${role}`);
    await this.world.rows(`update auth.staff set totp_last_step = 0 where id = $1`, [account.id]);
    return { password, code: codeAt(account.secret, Date.now()) };
  }
}
