import { afterAll, beforeAll, beforeEach } from '@jest/globals';
import type { SignupBody } from '#contracts';
import { Transactions } from '#database';
import { setLogLevel } from '#observability';
import { demoIds, SiteService, type Site } from '#site';
import { signupForm, World } from '#testing';
import {
  ActivationService,
  LoginService,
  OneTimeTokens,
  SessionsService,
  SignupService,
  type Caller,
  type SessionMember,
  type TokenPurpose,
} from './index.js';

export const home: Caller = { requestId: 'test', ip: '203.0.113.7', userAgent: 'Test' };
export const password = 'Heidebloem-61';
export const otherPassword = 'Gele-Narcis-77';

/** The code of the error that this ends with, or 'done'. */
export const failure = (work: Promise<unknown>): Promise<string> =>
  work.then(
    () => 'done',
    (error: { code?: string }) => error.code ?? 'unknown',
  );
/** Time for what follows a commit. */
export const settle = () => new Promise((done) => setTimeout(done, 50));

/** A site, people who sign up on it, and what their mails would hold. */
class AuthStage {
  world!: World;
  site!: Site;
  /** The same site when it keeps quiet about accounts. */
  quiet!: Site;

  async open(): Promise<void> {
    this.world = await World.open();
    this.site = await this.world.get(SiteService).byId(demoIds.site);
    this.quiet = { ...this.site, settings: { ...this.site.settings, reveal_account_existence: false } };
  }

  readonly resolve = async (token: string): Promise<SessionMember> => {
    const me = await this.world.get(SessionsService).resolve(token);
    if (!me) throw new Error('no member');
    return me;
  };

  readonly signUp = async (change: Partial<SignupBody> = {}) => {
    const outcome = await this.world.get(SignupService).signUp(this.site, signupForm(change), home);
    if (outcome === 'told-by-mail') throw new Error('no session');
    return { ...outcome, me: await this.resolve(outcome.session.token) };
  };

  /** A member with a confirmed address. */
  readonly member = async (email = 'anna@mail.example') => {
    const { session } = await this.signUp({ email });
    await this.world.get(ActivationService).activateByLink(await this.tokenOf('activate'), home);
    await settle();
    return { token: session.token, deviceToken: session.deviceToken, me: await this.resolve(session.token) };
  };

  readonly login = (given = password, caller = home, email = 'anna@mail.example') =>
    this.world.get(LoginService).login(this.site, { email, password: given }, caller);

  /** What the newest mail of a kind would hold. */
  readonly mailed = async (purpose: TokenPurpose) => {
    const [row] = await this.world.rows<{ id: string }>(`select id from auth.one_time_token where purpose = $1 order by id desc limit 1`, [
      purpose,
    ]);
    return row && this.world.get(Transactions).read((tx) => this.world.get(OneTimeTokens).linkFacts(tx, row.id));
  };
  readonly tokenOf = async (purpose: TokenPurpose): Promise<string> => (await this.mailed(purpose))?.token ?? '';

  /** The reactions that wait in the outbox, in their order. */
  readonly jobs = async (): Promise<string[]> =>
    (await this.world.rows<{ reaction: string }>(`select reaction from events.outbox order by id`)).map(({ reaction }) => reaction);
}

/** Opens the stage for the tests of a file; each of them begins with an empty community. */
export function onAuthStage(): AuthStage {
  setLogLevel('silent');
  const stage = new AuthStage();
  beforeAll(() => stage.open());
  beforeEach(() => stage.world.empty());
  afterAll(() => stage.world.close());
  return stage;
}
