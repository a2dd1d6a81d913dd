import { Inject, Injectable } from '@nestjs/common';
import { CONFIG, type Config } from '#config';
import { AppError } from '#contracts';
import { apiTokenDaysMax, apiTokenPattern, rightsOf, type StaffRole, type TokenRight } from '#contracts-admin';
import { Clock, type Tx } from '#database';
import { Limiter, networkOf } from '../../limits/index.js';
import { newId } from '../../new-id.repository.js';
import { isSame, keyedHash, randomToken } from '../../secrets.js';
import { blockOf, isWithin } from './networks.policy.js';
import { StaffTokensRepository, type LiveToken } from './staff-tokens.repository.js';

const DAY_MS = 24 * 60 * 60 * 1_000;

export type NewStaffToken = {
  readonly name: string;
  readonly rights: readonly TokenRight[];
  /** The last day, in UTC. */
  readonly until: string;
  readonly networks: readonly string[];
};
/** A system that calls with a token. */
export type TokenCaller = { readonly id: string; readonly name: string; readonly rights: readonly TokenRight[]; readonly expiresAt: Date };

/**
 * What systems of the house call the office with, instead of a person who logs in. The hash is made with the key of the installation from the
 * secret and from all that the row allows: who can write the table but has no key makes no token, and none that may do more.
 */
@Injectable()
export class StaffTokens {
  constructor(
    private readonly tokens: StaffTokensRepository,
    private readonly limiter: Limiter,
    private readonly clock: Clock,
    @Inject(CONFIG) private readonly config: Pick<Config, 'appSecret'>,
  ) {}

  /** Answers the token, which can be read this once. Nobody gives it what they may not do themselves. */
  async make(
    tx: Tx,
    by: { readonly id: string; readonly roles: readonly StaffRole[] },
    wish: NewStaffToken,
  ): Promise<{ id: string; token: string }> {
    const { name, rights, networks } = wish;
    const own: readonly string[] = rightsOf(by.roles);
    if (rights.some((right) => !own.includes(right))) throw new AppError('forbidden');
    if (!blockOf(networks)) throw new AppError('invalid_input', { fields: { networks: 'invalid_input' } });
    const expiresAt = new Date(`${wish.until}T23:59:59.000Z`);
    const left = expiresAt.getTime() - this.clock.now().getTime();
    if (left <= 0 || left > apiTokenDaysMax * DAY_MS) throw new AppError('invalid_input', { fields: { until: 'invalid_input' } });
    const [id, secret] = [await newId(tx), randomToken()];
    const row = { id, staffId: by.id, name, rights: [...rights], networks: [...networks], expiresAt };
    await this.tokens.insert(tx, { ...row, tokenHash: this.hashOf(secret, row) });
    return { id, token: `st_${id}_${secret}` };
  }

  /** False: it had ended before. */
  revoke(tx: Tx, id: string): Promise<boolean> {
    return this.tokens.revoke(tx, id);
  }

  /**
   * Who calls, or undefined: it is no token, has ended or lapsed, its maker may not do these things any more, or it is none of its networks.
   * Throws `too_many_requests`.
   */
  async find(text: string, ip: string): Promise<TokenCaller | undefined> {
    const [, id = '', secret = ''] = apiTokenPattern.exec(text) ?? [];
    const token = id ? await this.tokens.findLive(id) : undefined;
    if (!token || !this.fits(secret, token) || !isWithin(ip, token.networks)) {
      await this.limiter.consume('login', ip);
      return undefined;
    }
    await this.limiter.consume('apiToken', token.id);
    await this.tokens.touch(token.id, networkOf(ip));
    const own: readonly string[] = rightsOf(token.roles);
    return { id: token.id, name: token.name, rights: token.rights.filter((right) => own.includes(right)), expiresAt: token.expiresAt };
  }

  private fits(secret: string, token: LiveToken): boolean {
    return isSame(this.hashOf(secret, token).toString('hex'), token.tokenHash.toString('hex'));
  }

  private hashOf(secret: string, { id, staffId, rights, networks, expiresAt }: Omit<LiveToken, 'name' | 'roles' | 'tokenHash'>): Buffer {
    const allowed = [rights.join(' '), networks.join(' '), expiresAt.toISOString()];
    return keyedHash(this.config.appSecret, 'staff-token', secret, id, staffId, ...allowed);
  }
}
