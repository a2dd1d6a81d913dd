import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { eventually, isLong, mailsTo, pidOf, Product, tokenIn, untilWhole, type Mail } from '#testing-product';

const MINUTE_S = 60;
/** How many mails the worker hands over at the same time. */
const AT_ONCE = 8;
const WAITING = isLong ? 200 : 3 * AT_ONCE;
const IN_THE_MIDDLE = isLong ? 40 : 2 * AT_ONCE;

let product: Product;
beforeAll(() => {
  product = new Product({ endsProcesses: true });
});
beforeEach(() => untilWhole());
afterAll(() => product.close());

/** Sign-ups by so many people, a few at a time; the first ones have a mail server that takes four seconds for each mail. */
async function signUps(many: number, slow: number): Promise<string[]> {
  const run = randomUUID().slice(0, 8);
  const addresses = Array.from({ length: many }, (_one, index) => `p${index}.${run}@${index < slow ? 'slow' : 'mail'}.example`);
  const waiting = [...addresses];
  const work = async () => {
    for (let email = waiting.shift(); email; email = waiting.shift()) await product.newcomer({ email });
  };
  await Promise.all(Array.from({ length: 6 }, work));
  return addresses;
}

/** The mails to all of them: when the last one had one, throwing after a minute, and what had come when nothing was left to do. */
async function arrivals(addresses: readonly string[]): Promise<{ mails: Mail[]; doubled: Mail[]; seconds: string }> {
  const startedAt = performance.now();
  const wanted = new Set(addresses);
  const common = addresses[0]?.split('@')[0]?.split('.')[1] ?? '';
  const ours = async () => (await mailsTo(common)).filter(({ to }) => wanted.has(to));
  await eventually(MINUTE_S, async () => new Set((await ours()).map(({ to }) => to)).size === wanted.size);
  const seconds = ((performance.now() - startedAt) / 1_000).toFixed(1);
  await eventually(
    MINUTE_S,
    async () => (await product.sql(`select 1 from events.outbox where reaction = 'mail.activation'`)).length === 0,
  );
  const mails = await ours();
  const seen = new Set<string>();
  return { mails, doubled: mails.filter(({ to }) => seen.size === seen.add(to).size), seconds };
}

const inHand = async (run: readonly string[]) =>
  product.sql(
    `select 1 from notifications.mail m join auth.account a on a.id = m.member_id where a.email = any($1) and m.state = 'sending'`,
    [run],
  );

/** Each mail has the link of its own reader; a second copy of a mail has the same link. */
function expectOneLinkEach(mails: readonly Mail[], addresses: readonly string[]): void {
  const links = new Map(mails.map((mail) => [mail.to, tokenIn(mail)]));
  expect(new Set(links.values()).size).toBe(addresses.length);
  for (const mail of mails) expect(tokenIn(mail)).toBe(links.get(mail.to));
}

describe('activation mails that wait', () => {
  it('all arrive within a minute when the worker is killed in the middle of sending; only a mail in its hands may come twice [#64]', async () => {
    process.kill(pidOf('worker'), 'SIGSTOP');
    const addresses = await signUps(IN_THE_MIDDLE, AT_ONCE);
    process.kill(pidOf('worker'), 'SIGCONT');
    await eventually(10, async () => (await inHand(addresses)).length >= AT_ONCE);
    await sleep(1_000); // the server has them by now, and thinks
    process.kill(pidOf('worker'), 'SIGKILL');
    const { mails, doubled, seconds } = await arrivals(addresses);
    process.stdout.write(`  worker killed: ${addresses.length} mails in ${seconds} s, ${doubled.length} of them twice\n`);
    expectOneLinkEach(mails, addresses);
    expect(doubled.length).toBeLessThanOrEqual(AT_ONCE);
    expect(doubled.every(({ to }) => to.endsWith('@slow.example'))).toBe(true);
  });

  it('all arrive when Redis forgets everything while they wait in it', async () => {
    process.kill(pidOf('worker'), 'SIGSTOP');
    const addresses = await signUps(WAITING, 2 * AT_ONCE);
    process.kill(pidOf('worker'), 'SIGCONT');
    const inRedis = () => product.redis.llen('{mail-critical}:mail-critical:wait');
    await eventually(10, async () => (await inRedis()) >= WAITING - 2 * AT_ONCE);
    await product.redis.flushall();
    expect(await inRedis()).toBe(0);
    const { mails, doubled, seconds } = await arrivals(addresses);
    process.stdout.write(`  Redis emptied: ${addresses.length} mails in ${seconds} s, ${doubled.length} of them twice\n`);
    expectOneLinkEach(mails, addresses);
    expect(doubled.length).toBeLessThanOrEqual(AT_ONCE);
  });

  it('are finished or left for the next worker when the worker is told to end, and none comes twice [J7]', async () => {
    process.kill(pidOf('worker'), 'SIGSTOP');
    const addresses = await signUps(2 * AT_ONCE, AT_ONCE);
    const ending = pidOf('worker');
    process.kill(ending, 'SIGCONT');
    await eventually(10, async () => (await inHand(addresses)).length >= AT_ONCE);
    process.kill(ending, 'SIGTERM');
    const { mails, doubled } = await arrivals(addresses);
    expectOneLinkEach(mails, addresses);
    expect(doubled).toEqual([]);
    await eventually(30, () => pidOf('worker') !== ending);
  });
});
