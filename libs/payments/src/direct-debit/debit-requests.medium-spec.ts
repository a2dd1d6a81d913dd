import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { SmsError } from '#sms';
import { PricesService } from '../prices/index.js';
import { beginInShop, type OpenShop } from '../shop-stage.fixture.js';
import { DebitShop, form, network } from './debit-stage.fixture.js';

let { world, shop, anna } = {} as OpenShop;
beginInShop({}, (opened) => {
  ({ world, shop, anna } = opened);
});
let debit: DebitShop;
beforeEach(async () => {
  debit = await new DebitShop(world, shop).open();
});
afterEach(() => debit.close());

const caller = () => ({ memberId: anna.id, ip: network });
const requests = () => world.rows(`select from payments.debit_request`);
const wrongTry = (id: string) => debit.requests.verify(anna.id, id, debit.wrongOtp);

describe('a member who wishes to pay by direct debit', () => {
  it('gets a code on the phone of the form, and sees what they authorise once it is right [#94] [#129] [M11]', async () => {
    const request = await debit.request(anna);
    expect(debit.texts).toEqual([{ to: '+31612345678', text: expect.stringMatching(/\b\d{6}\b/) }]);
    expect(request).toMatchObject({ state: 'code_sent', phone_ends_in: '678', tries_left: 5 });
    expect(await debit.requests.verify(anna.id, request.id, debit.otp)).toMatchObject({
      state: 'verified',
      summary: {
        reference: expect.stringMatching(/^M-[2-9A-HJ-NP-Z]{16}$/),
        creditor_id: 'NL13ZZZ123456780000',
        holder: 'A. de Vries',
        iban_ends_in: '4300',
        amount: { minor: 4_000, currency: 'EUR' },
        collect_on: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
        credits_at_once: 31,
        credits_later: 19,
      },
    });
  });

  it('leaves nothing readable behind: not the account, not the phone, not the code', async () => {
    await debit.request(anna);
    const [row] = await world.rows<{ row: string }>(
      `select r::text || encode(r.form_sealed, 'escape') || encode(r.otp_hash, 'escape') as row from payments.debit_request r`,
    );
    for (const secret of [form.iban, 'ABNA0417', '612345678', 'de Vries', debit.otp]) expect(row?.row).not.toContain(secret);
  });

  it.each([
    ['iban_invalid', { ...form, iban: 'NL92ABNA0417164300' }],
    ['phone_not_mobile', { ...form, phone: '0302312345' }],
    ['phone_country', { ...form, phone: '+33612345678' }],
    ['mandate_not_found', { mandate_id: randomUUID() }],
  ])('is told of %s, and no text goes out [#94]', async (code, account) => {
    await expect(debit.request(anna, 50, account)).rejects.toMatchObject({ code });
    expect([debit.texts, await requests()]).toEqual([[], []]);
  });

  it('is offered it in its countries, from a company that banks know, and where codes can be sent [#167]', async () => {
    const availability = async () => (await debit.debits.view(anna.id)).availability;
    const methods = async () => (await world.get(PricesService).of(anna.id, {})).methods;
    expect(await availability()).toBe('available');
    expect(await methods()).toContain('directdebit');
    await debit.nameCreditor(null);
    expect(await availability()).toBe('unavailable');
    expect(await methods()).not.toContain('directdebit');
    await expect(debit.request(anna)).rejects.toMatchObject({ code: 'method_unavailable' });
    await debit.nameCreditor('NL13ZZZ123456780000');
    await world.rows(`update profiles.profile set country = 'SE' where member_id = $1`, [anna.id]);
    expect(await availability()).toBe('unavailable');
  });

  it('sees another price when it has changed since they looked', async () => {
    const body = await debit.bodyOf(anna);
    const cheaper = { ...body, expected: { ...body.expected, minor: 1 } };
    await expect(debit.requests.request(caller(), cheaper)).rejects.toMatchObject({ code: 'price_changed' });
  });
});

describe('a code [M14]', () => {
  it('is tried five times; the sixth is none, though it is right [#129] [ASVS 6.6.3]', async () => {
    const { id } = await debit.request(anna);
    for (let turn = 1; turn <= 5; turn += 1) await expect(wrongTry(id)).rejects.toMatchObject({ code: 'code_invalid' });
    expect(await debit.requests.find(anna.id, id)).toMatchObject({ state: 'over', tries_left: 0 });
    await expect(debit.requests.verify(anna.id, id, debit.otp)).rejects.toMatchObject({ code: 'code_invalid' });
  });

  it('has no more tries when they come at the same moment', async () => {
    const { id } = await debit.request(anna);
    await Promise.allSettled(Array.from({ length: 20 }, () => wrongTry(id)));
    expect(await world.rows(`select tries from payments.debit_request`)).toEqual([{ tries: 5 }]);
    await expect(debit.requests.verify(anna.id, id, debit.otp)).rejects.toMatchObject({ code: 'code_invalid' });
  });

  it('is over after ten minutes, and what it opened after half an hour [ASVS 6.5.5]', async () => {
    const { id } = await debit.request(anna);
    await world.clockAhead('10 minutes 1 second');
    await expect(debit.requests.verify(anna.id, id, debit.otp)).rejects.toMatchObject({ code: 'code_invalid' });
    const verified = await debit.verified(anna);
    await world.clockAhead('41 minutes');
    expect(await debit.requests.find(anna.id, verified)).toMatchObject({ state: 'over' });
    await expect(debit.orderWith(anna, verified)).rejects.toMatchObject({ code: 'debit_code_needed' });
  });

  it('is good for one request alone: not for that of another account, nor for another member', async () => {
    const first = await debit.request(anna);
    const otp = debit.otp;
    const second = await debit.request(anna, 50, { ...form, iban: 'DE89370400440532013000' });
    if (debit.otp !== otp) await expect(debit.requests.verify(anna.id, second.id, otp)).rejects.toMatchObject({ code: 'code_invalid' });
    const bert = await world.member('Bert');
    await expect(debit.requests.verify(bert.id, first.id, otp)).rejects.toMatchObject({ code: 'not_found' });
    await expect(debit.requests.find(bert.id, first.id)).rejects.toMatchObject({ code: 'not_found' });
  });

  it('makes way for another, which is tried anew', async () => {
    const { id } = await debit.request(anna);
    const first = debit.otp;
    await wrongTry(id).catch(() => undefined);
    await expect(debit.requests.sendAgain(caller(), id)).rejects.toMatchObject({ code: 'sms_limit' });
    await world.clockAhead('31 seconds');
    expect(await debit.requests.sendAgain(caller(), id)).toMatchObject({ state: 'code_sent', tries_left: 5 });
    if (debit.otp !== first) await expect(debit.requests.verify(anna.id, id, first)).rejects.toMatchObject({ code: 'code_invalid' });
    expect(await debit.requests.verify(anna.id, id, debit.otp)).toMatchObject({ state: 'verified' });
    await expect(debit.requests.sendAgain(caller(), id)).rejects.toMatchObject({ code: 'debit_code_needed' });
  });

  it('goes to a phone three times an hour, whoever asks', async () => {
    for (let turn = 1; turn <= 3; turn += 1) await debit.request(anna);
    const bert = await world.member('Bert');
    await expect(debit.request(bert)).rejects.toMatchObject({ code: 'sms_limit', details: { retryAt: expect.any(Date) } });
    await expect(debit.request(anna)).rejects.toMatchObject({ code: 'sms_limit' });
    expect(debit.texts).toHaveLength(3);
    expect(await debit.request(bert, 50, { ...form, phone: '0687654321' })).toMatchObject({ state: 'code_sent' });
  });

  it('that did not go out counts for nothing, and leaves no request', async () => {
    debit.onText = () => Promise.reject(new SmsError('unavailable', 'the provider is away'));
    for (let turn = 1; turn <= 4; turn += 1) await expect(debit.request(anna)).rejects.toMatchObject({ code: 'sms_failed' });
    expect(await requests()).toEqual([]);
    debit.onText = async () => undefined;
    const { id } = await debit.request(anna);
    debit.onText = () => Promise.reject(new SmsError('unavailable', 'the provider is away'));
    await world.clockAhead('31 seconds');
    await expect(debit.requests.sendAgain(caller(), id)).rejects.toMatchObject({ code: 'sms_failed' });
    debit.onText = async () => undefined;
    expect(await debit.requests.sendAgain(caller(), id)).toMatchObject({ state: 'code_sent' });
    expect(debit.texts).toHaveLength(2);
  });
});
