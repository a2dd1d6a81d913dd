import { Injectable } from '@nestjs/common';
import type { MemberId } from '#contracts';
import { Clock, type Tx } from '#database';
import { Publisher } from '#realtime';
import { KnownDevices } from './known-devices.js';
import { hashOfToken, randomToken } from '../secrets.js';
import { SessionMemory } from './session-memory.js';
import { SessionRevocations } from './session-revocations.js';
import { SessionsRepository, type SessionFacts, type SessionMember } from './sessions.repository.js';
import type { Caller } from '../site-facts.js';

export type { SessionFacts, SessionMember };
export type OpenedSession = { readonly token: string; readonly sessionId: string };
export type LoginSession = OpenedSession & {
  /** What the browser keeps, to be known the next time. */
  readonly deviceToken: string;
  /** Given when the member has used others, and never this one. */
  readonly newDeviceId?: string | undefined;
};

export const SESSION_COOKIE = 'auth.session';
/** Rolling: each visit begins the days anew. */
export const sessionDays = 30;
/** Longer than the pause between two polls of an open page, which most questions are. */
const REMEMBERED_MS = 90_000;
const REMEMBERED = 20_000;
const USER_AGENT_MAX = 300;
/** More devices than anybody has. Logging in again and again must not leave a session each time. */
const sessionsPerMember = 20;

/** Sessions of members. The cookie holds 256 random bits; only their hash rests here, so the table opens no door. */
@Injectable()
export class SessionsService {
  private readonly memory = new SessionMemory<SessionMember & { readonly expiresAt: Date }>(REMEMBERED_MS, REMEMBERED);

  constructor(
    private readonly sessions: SessionsRepository,
    private readonly devices: KnownDevices,
    private readonly publisher: Publisher,
    private readonly revocations: SessionRevocations,
    private readonly clock: Clock,
  ) {
    revocations.subscribe((memberIds) => memberIds.forEach((id) => this.memory.forget(id)));
  }

  /** Opens a session with a token that never existed before: what a stranger may have planted in the browser is worth nothing. */
  async open(tx: Tx, memberId: MemberId, userAgent: string): Promise<OpenedSession> {
    const token = randomToken();
    await this.sessions.deleteExpired(tx, memberId);
    const session = { memberId, tokenHash: hashOfToken(token), userAgent: userAgent.slice(0, USER_AGENT_MAX) };
    const sessionId = await this.sessions.insert(tx, session, sessionDays);
    this.endAfterCommit(tx, memberId, await this.sessions.deleteBeyond(tx, memberId, sessionId, sessionsPerMember));
    return { token, sessionId };
  }

  /** The same, over an older session in the same browser, which ends. */
  async openAnew(tx: Tx, memberId: MemberId, caller: Caller): Promise<LoginSession> {
    if (caller.oldToken) await this.revokeToken(tx, caller.oldToken);
    const { deviceId, deviceToken, isStrange } = await this.devices.note(tx, memberId, caller);
    return { ...(await this.open(tx, memberId, caller.userAgent)), deviceToken, newDeviceId: isStrange ? deviceId : undefined };
  }

  /**
   * Who holds this cookie, or null. Answers from memory only what would have been true two seconds ago: a session that was ended in another
   * process lives on for no longer. Closed accounts have no session, whatever the cookie says.
   */
  async resolve(token: string): Promise<SessionMember | null> {
    const hash = hashOfToken(token);
    const key = hash.toString('base64');
    const known = this.revocations.isFresh() ? this.memory.get(key) : undefined;
    if (known && known.expiresAt > this.clock.now()) return known;
    const member = await this.sessions.resolve(hash, sessionDays);
    if (!member) return null;
    this.memory.set(key, member);
    return member;
  }

  list(tx: Tx, memberId: MemberId): Promise<SessionFacts[]> {
    return this.sessions.list(tx, memberId);
  }

  /** Whether the session still lasts; it does not end before the commit then, and no other call holds it. */
  lock(tx: Tx, memberId: MemberId, sessionId: string): Promise<boolean> {
    return this.sessions.lock(tx, memberId, sessionId);
  }

  /** Ends one session of the member and closes its sockets; a foreign or unknown id changes nothing and answers false. */
  async revoke(tx: Tx, memberId: MemberId, sessionId: string): Promise<boolean> {
    const isEnded = await this.sessions.delete(tx, memberId, sessionId);
    tx.afterCommit(() => {
      this.forget(memberId);
      if (isEnded) this.publisher.endSession(sessionId);
    });
    return isEnded;
  }

  /** Ends the session of a cookie, if there is one. */
  async revokeToken(tx: Tx, token: string): Promise<void> {
    const session = await this.sessions.findByToken(tx, hashOfToken(token));
    if (session) await this.revoke(tx, session.memberId, session.id);
  }

  /** Ends every session of the member but the one that asks. */
  async revokeOthers(tx: Tx, { id: memberId, sessionId }: Pick<SessionMember, 'id' | 'sessionId'>): Promise<void> {
    this.endAfterCommit(tx, memberId, await this.sessions.deleteOthers(tx, memberId, sessionId));
  }

  /** Ends every session of the member: after a new password, a ban or a deletion. Answers how many there were. */
  async revokeAll(tx: Tx, memberId: MemberId): Promise<number> {
    const ended = await this.sessions.deleteAll(tx, memberId);
    tx.afterCommit(() => {
      this.forget(memberId);
      this.publisher.endMember(memberId);
    });
    return ended;
  }

  /** A fact of the account changed: after the commit it is asked anew here, and by every open page of the member. */
  announceChange(tx: Tx, memberId: MemberId): void {
    tx.afterCommit(() => {
      this.forget(memberId);
      this.publisher.toMember(memberId, 'account.changed', { v: 1 });
    });
  }

  /** What is remembered about the member in this process is asked anew: call it when a fact of `SessionMember` changed. */
  forget(memberId: string): void {
    this.memory.forget(memberId);
  }

  private endAfterCommit(tx: Tx, memberId: MemberId, sessionIds: readonly string[]): void {
    if (sessionIds.length === 0) return;
    tx.afterCommit(() => {
      this.forget(memberId);
      for (const id of sessionIds) this.publisher.endSession(id);
    });
  }
}
