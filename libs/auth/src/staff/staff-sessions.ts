import { Inject, Injectable } from '@nestjs/common';
import { CONFIG, type Config } from '#config';
import type { StaffRole } from '#contracts-admin';
import type { Tx } from '#database';
import { networkOf } from '../limits/index.js';
import { keyedHash, randomToken } from '../secrets.js';
import { StaffSessionsRepository, type FoundSession } from './staff-sessions.repository.js';

const USER_AGENT_MAX = 300;

/** The signed-in member of staff. */
export type SessionStaff = {
  readonly id: string;
  readonly name: string;
  readonly email: string;
  readonly roles: readonly StaffRole[];
  readonly sessionId: string;
  readonly sessionEndsAt: Date;
  /** Came in with a recovery code. */
  readonly needsDevice: boolean;
};

type NewSession = {
  readonly recovered: boolean;
  readonly ip: string;
  readonly userAgent: string;
  /** Of the roles that the person has, these alone count. */
  readonly onlyRoles?: readonly StaffRole[] | null;
};

/**
 * Sessions of the back office: 30 minutes without a call, or 12 hours in all, end one. Only hashes of the cookies rest here, made with the key
 * of the installation from the person and the token together: who can write the table but has no key makes no session, and moves none to
 * another person.
 */
@Injectable()
export class StaffSessions {
  constructor(
    private readonly sessions: StaffSessionsRepository,
    @Inject(CONFIG) private readonly config: Pick<Config, 'appSecret'>,
  ) {}

  /** Opens a session and answers what the cookie holds. What has ended is swept out on the way. */
  async open(
    tx: Tx,
    staffId: string,
    { recovered, ip, userAgent, onlyRoles = null }: NewSession,
  ): Promise<{ token: string; sessionId: string }> {
    const token = `${staffId}.${randomToken()}`;
    await this.sessions.deleteEnded(tx);
    const session = {
      staffId,
      tokenHash: this.hashOf(token),
      recovered,
      onlyRoles: onlyRoles && [...onlyRoles],
      userAgent: userAgent.slice(0, USER_AGENT_MAX),
      network: networkOf(ip),
    };
    return { token, sessionId: await this.sessions.insert(tx, session) };
  }

  /**
   * Who holds this cookie now, or undefined. `touch` false is for calls that a page makes by itself: they must not keep a session alive.
   */
  async find(token: string | undefined, { touch }: { touch: boolean }): Promise<SessionStaff | undefined> {
    if (!token) return undefined;
    const found = await this.sessions.find(this.hashOf(token), token.split('.')[0] ?? '', { touch });
    return found && toSessionStaff(found);
  }

  private hashOf(token: string): Buffer {
    return keyedHash(this.config.appSecret, 'staff-session', token);
  }

  close(tx: Tx, sessionId: string): Promise<void> {
    return this.sessions.delete(tx, sessionId);
  }

  /** Ends all sessions of a person but this one, which is as good as any from now on. */
  async closeOthers(tx: Tx, staffId: string, sessionId: string): Promise<void> {
    await this.sessions.deleteOthers(tx, staffId, sessionId);
    await this.sessions.clearRecovered(tx, sessionId);
  }
}

/** Whoever came in with a recovery code has no role until there is a new device: every door asks for one. */
const toSessionStaff = ({ recovered, roles, ...staff }: FoundSession): SessionStaff => ({
  ...staff,
  roles: recovered ? [] : roles,
  needsDevice: recovered,
});
