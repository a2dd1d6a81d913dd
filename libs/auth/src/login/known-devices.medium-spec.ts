import { beforeEach, describe, expect, it } from '@jest/globals';
import { home, onAuthStage, password } from '../auth-stage.fixture.js';
import { ResetLinks, ResetService } from '../index.js';

const stage = onAuthStage();
const { login, member, signUp } = stage;

let memberId: string;
let deviceToken: string;
beforeEach(async () => {
  const joined = await member();
  memberId = joined.me.id;
  ({ deviceToken } = joined);
});

const warnings = async () => (await stage.world.rows(`select from events.outbox where reaction = 'mail.new-device'`)).length;
const devices = () =>
  stage.world.rows<{ hash: string }>(`select encode(token_hash, 'base64') as hash from auth.known_device where member_id = $1`, [memberId]);
const loginWith = (token?: string) => login(password, { ...home, deviceToken: token });

describe('a login', () => {
  it('in the browser of the sign-up warns nobody, however often; in another one it warns once', async () => {
    expect((await loginWith(deviceToken)).session.deviceToken).toBe(deviceToken);
    expect(await warnings()).toBe(0);
    const { session } = await loginWith();
    expect([session.deviceToken === deviceToken, await warnings()]).toEqual([false, 1]);
    await loginWith(session.deviceToken);
    expect([await warnings(), (await devices()).length]).toEqual([1, 2]);
  });

  it('that fails warns nobody and knows nothing more', async () => {
    await login('wrong', home).catch(() => undefined);
    expect([await warnings(), (await devices()).length]).toEqual([0, 1]);
  });

  it('with the cookie of somebody else in the same browser is a strange one for this member, and known from then on', async () => {
    const other = await signUp({ email: 'bert@mail.example', name: 'Bert' });
    await loginWith(other.session.deviceToken);
    expect(await warnings()).toBe(1);
    await loginWith(other.session.deviceToken);
    expect(await warnings()).toBe(1);
  });

  it('with a cookie that is none of ours is given one', async () => {
    for (const odd of ['', 'x', '<script>', 'p'.repeat(300)]) {
      expect((await loginWith(odd)).session.deviceToken).toMatch(/^[\w-]{43}$/);
    }
  });

  it('of a member whose browsers we never saw warns nobody: they came before we remembered any', async () => {
    await stage.world.rows(`delete from auth.known_device`);
    await loginWith();
    expect(await warnings()).toBe(0);
  });

  it('keeps nothing of the cookie but its hash, and forgets a browser after 400 days', async () => {
    expect(JSON.stringify(await stage.world.rows(`select * from auth.known_device`))).not.toContain(deviceToken);
    await stage.world.clockAhead('401 days');
    await loginWith();
    expect((await devices()).length).toBe(1);
  });
});

describe('an account whose address nobody has confirmed', () => {
  it('may be on the address of a stranger, who is told of no login', async () => {
    await signUp({ email: 'bert@mail.example', name: 'Bert' });
    for (let turn = 0; turn < 3; turn += 1) await login(password, home, 'bert@mail.example');
    expect(await warnings()).toBe(0);
  });
});

describe('a new password by mail', () => {
  it('makes every other browser strange again, and that of whoever chose it known', async () => {
    await loginWith();
    await stage.world.rows(`delete from events.outbox`);
    const resets = stage.world.get(ResetService);
    await stage.world.get(ResetLinks).request(stage.site, 'anna@mail.example', home);
    const token = await stage.tokenOf('reset');
    const session = await resets.complete(stage.site, { token, password: 'Gele-Narcis-77' }, { ...home, deviceToken });
    expect((await devices()).length).toBe(1);
    expect(session.deviceToken).toBe(deviceToken);
  });
});
