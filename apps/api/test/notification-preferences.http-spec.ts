import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { defaultFrequencies, notificationCategories, type NotificationPreferencesAnswer } from '#contracts';
import { Product } from '#testing-product';

let product: Product;
beforeAll(() => void (product = new Product()));
afterAll(() => product.close());

const path = '/api/notification-preferences';
const preferencesOf = async (member: { readonly cookie: string }, process = 0) =>
  ((await product.signedIn(member, process).get(path)).body as NotificationPreferencesAnswer).preferences;

describe('what a member wants to be told of', () => {
  it('is what the product proposes until they choose, each of eight kinds by both ways; nothing is advertised by itself [#31] [#70]', async () => {
    const anna = await product.member();
    expect(await preferencesOf(anna)).toEqual({ frequencies: defaultFrequencies, quiet_hours: null });
    expect(notificationCategories).toHaveLength(8);
    expect(defaultFrequencies.promotions).toEqual({ email: 'never', push: 'never' });
  });

  it('holds at once, at every process, for them alone [#70]', async () => {
    const [anna, bert] = [await product.member(), await product.member()];
    const client = product.signedIn(anna);
    expect((await client.put(path).send({ category: 'likes', channel: 'email', frequency: 'never' })).status).toBe(200);
    expect((await client.put(path).send({ category: 'likes', channel: 'email', frequency: 'weekly' })).status).toBe(200);
    expect((await client.put(`${path}/quiet-hours`).send({ quiet_hours: { from: '22:00', until: '07:30' } })).status).toBe(200);
    const chosen = await preferencesOf(anna, 1);
    expect(chosen.frequencies.likes).toEqual({ ...defaultFrequencies.likes, email: 'weekly' });
    expect(chosen.quiet_hours).toEqual({ from: '22:00', until: '07:30' });
    expect((await preferencesOf(bert, 1)).frequencies).toEqual(defaultFrequencies);
    await client.put(`${path}/quiet-hours`).send({ quiet_hours: null });
    expect((await preferencesOf(anna)).quiet_hours).toBeNull();
  });

  it.each([
    ['a frequency that does not exist', '', { category: 'new_members', channel: 'email', frequency: 'hourly' }],
    ['a kind that does not exist', '', { category: 'gossip', channel: 'email', frequency: 'never' }],
    ['a way that does not exist', '', { category: 'likes', channel: 'fax', frequency: 'never' }],
    ['a time that does not exist', '/quiet-hours', { quiet_hours: { from: '24:30', until: '08:00' } }],
    ['quiet hours without an end', '/quiet-hours', { quiet_hours: { from: '08:00', until: '08:00' } }],
  ])('is not changed by %s, which is refused', async (_what, rest, body) => {
    const anna = await product.member();
    expect((await product.signedIn(anna).put(`${path}${rest}`).send(body)).status).toBe(422);
    expect(await preferencesOf(anna)).toEqual({ frequencies: defaultFrequencies, quiet_hours: null });
  });

  it('is asked of nobody who is not signed in', async () => {
    expect((await product.visitor().get(path)).status).toBe(403);
  });
});
