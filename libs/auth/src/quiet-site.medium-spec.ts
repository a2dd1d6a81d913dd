import { describe, expect, it } from '@jest/globals';
import { signupForm } from '#testing';
import { failure, home, onAuthStage, password } from './auth-stage.fixture.js';
import { MailChangeConfirmation, MailChangeService, ResetLinks, SignupChecks, SignupService, type SessionMember } from './index.js';

const stage = onAuthStage();
const { jobs, login, mailed, member, resolve, tokenOf } = stage;
const wish = (me: SessionMember, email: string, given = password, of = stage.site) =>
  stage.world.get(MailChangeService).request(of, me, { email, password: given }, home);
const confirm = (token: string) => stage.world.get(MailChangeConfirmation).confirm(token, home);

describe('a site that keeps quiet about accounts', () => {
  it('says the same about every address, and tells the owner by mail [#E21]', async () => {
    const { me } = await member();
    await member('bert@mail.example');
    const signups = stage.world.get(SignupService);
    expect(await signups.signUp(stage.quiet, signupForm({ email: 'bert@mail.example' }), home)).toBe('told-by-mail');
    expect(await signups.signUp(stage.quiet, signupForm({ email: 'carla@mail.example' }), home)).toBe('told-by-mail');
    expect(await failure(stage.world.get(SignupChecks).check(stage.quiet, { email: 'bert@mail.example' }, home))).toBe('done');
    for (const email of ['bert@mail.example', 'nobody@mail.example'])
      expect(await failure(stage.world.get(ResetLinks).request(stage.quiet, email, home))).toBe('done');
    for (const email of ['bert@mail.example', 'new@mail.example']) expect(await wish(me, email, password, stage.quiet)).toBe('link-sent');
    expect((await jobs()).filter((job) => job === 'mail.address-tried')).toHaveLength(2);
    expect((await jobs()).filter((job) => job === 'mail.reset')).toHaveLength(1);
    expect((await jobs()).filter((job) => job === 'mail.mail-change')).toHaveLength(1);
  });

  it('takes as long for a known address as for an unknown one [#E21]', async () => {
    await member('bert@mail.example');
    const timed = async (work: () => Promise<unknown>) => {
      const startedAt = performance.now();
      await work();
      return performance.now() - startedAt;
    };
    const median = (values: readonly number[]) => values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? 0;
    // One after the other, so that a machine with other work slows both alike.
    const gap = async (turns: readonly number[], work: (email: string) => Promise<unknown>) => {
      const [known, unknown]: [number[], number[]] = [[], []];
      for (const turn of turns) {
        known.push(await timed(() => work('bert@mail.example')));
        unknown.push(await timed(() => work(`nobody${turn}@mail.example`)));
      }
      return Math.abs(median(known) - median(unknown));
    };
    await stage.world.get(SignupService).signUp(stage.quiet, signupForm({ email: 'warm@mail.example' }), home);
    expect(
      await gap([1, 2, 3, 4, 5], (email) => stage.world.get(SignupService).signUp(stage.quiet, signupForm({ email }), home)),
    ).toBeLessThan(50);
    // A fourth mail in a day would be refused.
    expect(await gap([1, 2, 3], (email) => stage.world.get(ResetLinks).request(stage.quiet, email, home))).toBeLessThan(50);
  });

  it('lets a newcomer correct the address only by the link there, which confirms it too', async () => {
    await stage.world.get(SignupService).signUp(stage.quiet, signupForm({ email: 'anna@mail.example' }), home);
    await member('bert@mail.example');
    const { session } = await login();
    const me = await resolve(session.token);
    expect(await stage.world.get(MailChangeService).correct(stage.quiet, me, 'bert@mail.example', home)).toBe('link-sent');
    expect(await stage.world.get(MailChangeService).correct(stage.quiet, me, 'right@mail.example', home)).toBe('link-sent');
    await confirm(await tokenOf('mail_change'));
    expect(await stage.world.rows(`select email, status from auth.account where id = $1`, [me.id])).toEqual([
      { email: 'right@mail.example', status: 'active' },
    ]);
    expect(await mailed('mail_undo')).toBeUndefined();
  });
});
