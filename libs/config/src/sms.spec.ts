import { randomBytes, randomUUID } from 'node:crypto';
import { describe, expect, it } from '@jest/globals';
import { ConfigError, loadConfig, type Environment } from './index.js';

const random = () => randomBytes(24).toString('hex');
const services = { DATABASE_URL: 'postgres://localhost:5432/app', REDIS_URL: 'redis://localhost:6379', SMTP_URL: 'smtp://localhost:2525' };
const demo = { ...services, APP_MODE: 'demo', APP_SECRET: random(), MOLLIE_KEY: `test_${random()}` };
const production = {
  ...services,
  APP_SECRET: random(),
  MOLLIE_KEY: `live_${random()}`,
  MAIL_FROM: 'hello@example.org',
  PUBLIC_URLS: 'https://www.example.org/',
};
const account = { CM_PRODUCT_TOKEN: randomUUID(), SMS_SENDER: 'Spring' };

function faultsOf(env: Environment): readonly string[] {
  try {
    loadConfig(env);
    return [];
  } catch (error) {
    if (error instanceof ConfigError) return error.faults;
    throw error;
  }
}

describe('the account for SMS', () => {
  it('is none unless it is set, and then is asked at an address of CM.com alone', () => {
    expect([loadConfig(production).sms, loadConfig(demo).sms]).toEqual([undefined, undefined]);
    expect(loadConfig({ ...production, ...account }).sms).toEqual({
      productToken: account.CM_PRODUCT_TOKEN,
      sender: 'Spring',
      endpoint: 'https://gw.cmtelecom.com/v1.0/message',
    });
  });

  it('is whole: a token without a sender would be found out by the first member who waits for a code', () => {
    const half = ['CM_PRODUCT_TOKEN and SMS_SENDER belong together: give both or none'];
    expect(faultsOf({ ...production, CM_PRODUCT_TOKEN: account.CM_PRODUCT_TOKEN })).toEqual(half);
    expect(faultsOf({ ...production, SMS_SENDER: 'Spring' })).toEqual(half);
  });

  it.each(['http://gw.cmtelecom.com/v1.0/message', 'https://cmtelecom.com.example/v1.0/message', 'http://127.0.0.1:4000/v1.0/message'])(
    'does not go to %s in production; a demo may try it there',
    (CM_ENDPOINT) => {
      expect(faultsOf({ ...production, ...account, CM_ENDPOINT })).toEqual([
        'CM_ENDPOINT must begin with https://gw.cmtelecom.com/ or https://gw.messaging.cm.com/ in production',
      ]);
      expect(faultsOf({ ...demo, ...account, CM_ENDPOINT })).toEqual([]);
    },
  );

  it.each([
    ['Spring', true],
    ['Lente 50', true],
    ['+31612345678', true],
    ['12345', true],
    ['Second Spring', false],
    ['Lé', false],
    ['ab', false],
    ['123', false],
  ])('may be of %s, as phones show it: %s', (SMS_SENDER, isRight) => {
    expect(faultsOf({ ...production, ...account, SMS_SENDER })).toEqual(
      isRight ? [] : ['SMS_SENDER must be 3 to 11 letters and digits, or a phone number'],
    );
  });

  it('never repeats a token in a fault', () => {
    expect(faultsOf({ ...production, SMS_SENDER: 'Spring', CM_PRODUCT_TOKEN: 'hunter2' }).join()).not.toContain('hunter2');
  });
});
