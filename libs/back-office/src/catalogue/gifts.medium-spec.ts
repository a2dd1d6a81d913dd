import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { AuditModule } from '#audit';
import { GiftCatalogue, ReadingService, SendingService } from '#chats';
import { AppError, giftIds, locales, type ChatId, type Locale } from '#contracts';
import { giftRow, officeGiftsAnswer, type GiftRow, type InputOf, type StaffRole } from '#contracts-admin';
import { HousePictures, PhotoObjects } from '#media';
import { demoIds, SiteService } from '#site';
import { aPngOf, World, type TestMember } from '#testing';
import { BackOfficeModule, GiftsOfficeService, type StaffActor } from '../index.js';

const staff = (...roles: StaffRole[]): StaffActor => ({ id: randomUUID(), roles, ip: '192.0.2.1' });
let content = staff('content');
const reason = 'For the spring';
const named = (names: Partial<Record<Locale, string>>) =>
  Object.fromEntries(locales.map((locale) => [locale, names[locale] ?? ''])) as Record<Locale, string>;
const facts = { names: named({ en: 'A kite', nl: 'Een vlieger' }), price: { credits: 4 }, site_ids: null, from_day: null, until_day: null };
const stage = {} as { world: World; anna: TestMember; bert: TestMember; chat: ChatId };
beforeAll(async () => {
  stage.world = await World.open([AuditModule, BackOfficeModule]);
});
beforeEach(async () => {
  const { world } = stage;
  await world.empty();
  [stage.anna, stage.bert] = [await world.member('Anna', { credits: 12 }), await world.member('Bert', { gender: 'male' })];
  // The log is never emptied: each test has a person of its own.
  content = staff('content');
  stage.chat = await world.chatBetween(stage.anna, stage.bert);
});
afterAll(() => stage.world.close());

type Wish = Omit<InputOf<'make_gift'>, 'picture' | 'reason'>;

describe('the gifts of the house, in the hands of whoever keeps them [#7]', () => {
  const office = () => stage.world.get(GiftsOfficeService);
  const picture = () => office().takePicture(content, aPngOf(240, 240));
  const make = async (wish: Partial<Wish> = {}): Promise<GiftRow> =>
    (await office().make(content, { ...facts, ...wish, picture: await picture(), reason })).gift;
  const change = (gift: GiftRow, wish: Partial<InputOf<'change_gift'>>) =>
    office().change(content, gift.id, {
      version: gift.version,
      names: gift.names,
      price: gift.price,
      site_ids: gift.site_ids,
      from_day: gift.from_day,
      until_day: gift.until_day,
      picture: null,
      reason,
      ...wish,
    });
  const list = async (locale: Locale = 'nl') => (await stage.world.get(GiftCatalogue).list(demoIds.site, locale)).gifts;
  const offered = async () => (await list()).filter((gift) => gift.offered).map(({ id }) => id);
  const give = (gift: string, price?: number, client_id: string = randomUUID()) =>
    stage.world.get(SendingService).sendGift(stage.anna, stage.chat, { client_id, gift, price });
  const given = () =>
    stage.world.rows(`select amount from payments.ledger_entry where member_id = $1 and kind = 4 order by id`, [stage.anna.id]);
  const entries = (act: string) =>
    stage.world.rows(`select subject_id::text as subject, reason from audit.entry where staff_id = $1 and act = $2`, [content.id, act]);
  const refusalOf = (work: Promise<unknown>) =>
    work.then(
      () => 'done',
      (error: unknown) => (error instanceof AppError ? (error.details.fields ?? error.code) : String(error)),
    );

  it('are the built-in ones as long as nobody changes them, each at the price of its level', async () => {
    const page = await office().list(content, { page: 1, per_page: 100 });
    expect(officeGiftsAnswer.parse(page)).toEqual(page);
    expect(page.rows.map(({ id, version, lacking }) => [id, version, lacking])).toEqual(giftIds.map((id) => [id, 0, []]));
    expect(await offered()).toEqual([...giftIds]);
    expect((await list())[4]).toEqual({ id: 'tulips', name: null, picture: '/gifts/tulips.svg', credits: 5, offered: true });
  });

  it('are made with a picture, are sent at their price, and are read in each language', async () => {
    const kite = await make();
    expect(giftRow.parse(kite)).toEqual(kite);
    expect(kite).toMatchObject({
      built_in: false,
      state: 'offered',
      version: 1,
      lacking: locales.filter((one) => !['en', 'nl'].includes(one)),
    });
    expect((await list()).at(-1)).toEqual({ id: kite.id, name: 'Een vlieger', picture: kite.picture, credits: 4, offered: true });
    expect((await list('pl')).at(-1)?.name).toBe('A kite');
    const bytes = await stage.world.get(GiftCatalogue).picture(/([\da-f-]{36})\.webp$/.exec(kite.picture)?.[1] ?? '');
    expect(bytes.subarray(8, 12).toString()).toBe('WEBP');

    const { message, credits } = await give(kite.id, 4);
    expect([message.gift, message.cost, credits]).toEqual([kite.id, 4, 8]);
    const { messages } = await stage.world.get(ReadingService).messages(stage.bert.id, stage.chat, {});
    expect(messages.map(({ gift }) => gift)).toEqual([kite.id]);
    expect(await entries('gift.made')).toEqual([{ subject: expect.any(String), reason }]);
  });

  it('that are retired can no longer be sent, cost nothing then, and stay where they were sent', async () => {
    const kite = await make();
    await give(kite.id);
    const clientId = randomUUID();
    await give(kite.id, 4, clientId);
    await office().retire(content, kite.id, { reason });
    expect(await refusalOf(give(kite.id, 4))).toBe('gift_not_offered');
    // The phone that never heard the answer gets it again.
    expect((await give(kite.id, 4, clientId)).duplicate).toBe(true);
    expect(await given()).toEqual([{ amount: -4 }, { amount: -4 }]);
    expect((await list()).at(-1)).toMatchObject({ id: kite.id, name: 'Een vlieger', offered: false });
    const { messages } = await stage.world.get(ReadingService).messages(stage.bert.id, stage.chat, {});
    expect(messages.map(({ gift }) => gift)).toEqual([kite.id, kite.id]);

    await office().retire(content, kite.id, { reason });
    expect(await entries('gift.retired')).toHaveLength(1);
    await office().restore(content, kite.id, { reason });
    expect((await give(kite.id, 4)).message.cost).toBe(4);
  });

  it('that are built in are retired, priced and named as well', async () => {
    const daisy = await office().open(content, 'daisy');
    const { gift } = await change(daisy, { price: { credits: 1 }, names: named({ nl: 'Een madeliefje' }) });
    expect(gift).toMatchObject({ id: 'daisy', built_in: true, version: 1, picture: '/gifts/daisy.svg' });
    expect((await list())[0]).toMatchObject({ id: 'daisy', name: 'Een madeliefje', credits: 1 });
    expect((await list('fi'))[0]).toMatchObject({ name: null });
    await office().retire(content, 'roses', { reason });
    expect(await offered()).toEqual(giftIds.filter((id) => id !== 'roses'));
    expect(await refusalOf(give('roses'))).toBe('gift_not_offered');
  });

  it('cost what stood on the button that was pressed, or are not sent', async () => {
    const kite = await make();
    const clientId = randomUUID();
    await give(kite.id, 4, clientId);
    await change(kite, { price: { credits: 6 } });
    expect(await refusalOf(give(kite.id, 4))).toBe('gift_price_changed');
    expect((await give(kite.id, 4, clientId)).message.cost).toBe(4);
    expect((await give(kite.id, 6)).message.cost).toBe(6);
    expect(await given()).toEqual([{ amount: -4 }, { amount: -6 }]);
    // What the price page tells everybody is what gifts cost.
    const catalogue = stage.world.get(GiftCatalogue);
    await catalogue.refresh();
    expect(catalogue.pricesOn(await stage.world.get(SiteService).byId(demoIds.site))).toEqual([3, 5, 6, 10]);
  });

  it('of a season are offered from its first day until its last, and on their sites alone', async () => {
    const today = stage.world.get(GiftCatalogue).today();
    const day = (days: number) => new Date(Date.parse(today) + days * 86_400_000).toISOString().slice(0, 10);
    const early = await make({ from_day: day(2), until_day: day(3) });
    const elsewhere = await make({
      site_ids: [(await stage.world.get(SiteService).all()).find(({ id }) => id !== demoIds.site)?.id ?? demoIds.site],
    });
    expect(early.state).toBe('early');
    expect(await refusalOf(give(early.id))).toBe('gift_not_offered');
    if (elsewhere.site_ids?.[0] !== demoIds.site) expect(await refusalOf(give(elsewhere.id))).toBe('gift_not_offered');
    await stage.world.clockAhead('2 days');
    expect((await give(early.id)).message.gift).toBe(early.id);
    await stage.world.clockAhead('4 days');
    expect(await refusalOf(give(early.id))).toBe('gift_not_offered');
    expect((await office().open(content, early.id)).state).toBe('over');
  });

  it('stand in the order that was chosen; one that leaves out a gift, has it twice, or is over another order is refused', async () => {
    const was = [...giftIds];
    const ids = was.toReversed();
    const order = (wish: Partial<InputOf<'order_gifts'>>) => office().order(content, { was, ids, reason, ...wish });
    expect(await refusalOf(order({ ids: ids.slice(1) }))).toEqual({ ids: 'gift_order_incomplete' });
    expect(await refusalOf(order({ ids: [...ids.slice(1), ids[1] ?? ''] }))).toEqual({ ids: 'gift_order_incomplete' });
    expect(await refusalOf(order({ ids: [...ids.slice(1), 'kite'] }))).toEqual({ ids: 'gift_order_incomplete' });
    expect(await offered()).toEqual(was);
    await order({});
    expect(await offered()).toEqual(ids);
    expect(await refusalOf(order({ ids: was }))).toBe('settings_changed');
    // A gift that somebody made meanwhile is in no order that was looked at before.
    const kite = await make();
    expect(await refusalOf(order({ was: ids, ids: was }))).toBe('settings_changed');
    await order({ was: [...ids, kite.id], ids: [kite.id, ...ids] });
    expect((await offered())[0]).toBe(kite.id);
    expect(await entries('gifts.ordered')).toHaveLength(2);
    // Who typed before has not missed anything: the order is no part of the gift.
    expect((await change(kite, { price: { level: 3 } })).gift.version).toBe(2);
  });

  it('are not changed by two at once unseen: the second is told, also when both press at the same moment', async () => {
    const kite = await make();
    const results = await Promise.all([
      refusalOf(change(kite, { price: { credits: 5 } })),
      refusalOf(change(kite, { price: { credits: 6 } })),
    ]);
    expect(new Set(results)).toEqual(new Set(['done', 'settings_changed']));
    const daisy = await office().open(content, 'daisy');
    await change(daisy, { price: { credits: 5 } });
    expect(await refusalOf(change(daisy, { price: { credits: 6 } }))).toBe('settings_changed');
    expect(await entries('gift.changed')).toHaveLength(2);
  });

  it('are refused when they cannot be, with what is wrong, and then nothing changes', async () => {
    const wish = async (part: Partial<InputOf<'make_gift'>>) =>
      refusalOf(office().make(content, { ...facts, picture: await picture(), reason, ...part }));
    expect(await wish({ names: named({ nl: 'Een vlieger' }) })).toEqual({ 'names.en': 'field_required' });
    expect(await wish({ from_day: '2026-12-02', until_day: '2026-12-01' })).toEqual({ until_day: 'days_turned' });
    expect(await wish({ site_ids: [randomUUID()] })).toEqual({ site_ids: 'not_found' });
    expect(await wish({ picture: randomUUID() })).toEqual({ picture: 'photo_not_found' });
    expect(await refusalOf(office().takePicture(content, Buffer.from('no picture at all')))).toBe('photo_type');
    expect(await refusalOf(office().open(content, 'kite'))).toBe('not_found');
    expect(await refusalOf(office().retire(content, randomUUID(), { reason }))).toBe('not_found');
    expect(await stage.world.rows(`select from chats.gift`)).toEqual([]);
    expect(await entries('gift.made')).toEqual([]);
  });

  it('have their picture for themselves; one that is replaced is gone', async () => {
    const key = await picture();
    const { gift } = await office().make(content, { ...facts, picture: key, reason });
    expect(await refusalOf(office().make(content, { ...facts, picture: key, reason }))).toEqual({ picture: 'photo_not_found' });
    const next = await picture();
    await change(gift, { picture: next });
    // The file goes right after the transaction, or with the sweep.
    await stage.world.get(PhotoObjects).sweep();
    const pictures = stage.world.get(HousePictures);
    expect([await pictures.read(key), (await pictures.read(next))?.length]).toEqual([undefined, expect.any(Number)]);
    expect(await refusalOf(stage.world.get(GiftCatalogue).picture(key))).toBe('photo_not_found');
    // What nobody claimed is shown to nobody.
    expect(await refusalOf(stage.world.get(GiftCatalogue).picture(await picture()))).toBe('photo_not_found');
  });

  it('are nothing for whoever has no right to them', async () => {
    for (const refused of [
      async () => office().list(staff('moderator'), { page: 1, per_page: 25 }),
      async () => office().open(staff('finance'), 'daisy'),
      async () => office().takePicture(staff('support'), aPngOf(240, 240)),
      async () => office().retire(staff('ops'), 'daisy', { reason }),
    ])
      expect(await refusalOf(refused())).toBe('forbidden');
  });
});
