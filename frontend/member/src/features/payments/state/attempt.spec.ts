import { describe, expect, it } from '@jest/globals';
import type { OrderBody } from '#contracts';
import { endAttempt, keyFor, lastOrderId, noteOrder } from './attempt';

const body: OrderBody = {
  bundle_id: '018f0000-0000-7000-8000-000000000001',
  method: 'ideal',
  expected: { minor: 4000, currency: 'EUR' },
  consent: { version: '1', language: 'en', start_at_once: 'At once.', pay_for_use: 'I pay for use.' },
};

describe('an attempt to buy', () => {
  it('keeps its key as long as nothing changes, so that a second press is the same order [#71]', () => {
    const key = keyFor(body);
    expect(keyFor({ ...body })).toBe(key);
    noteOrder('order-1');
    expect(keyFor(body)).toBe(key);
    expect(lastOrderId()).toBe('order-1');
  });

  it('is another one with another price, way to pay or code [#71]', () => {
    const key = keyFor(body);
    for (const other of [{ expected: { minor: 3000, currency: 'EUR' } }, { method: 'paypal' as const }, { code: 'SPRING' }]) {
      expect(keyFor({ ...body, ...other })).not.toBe(key);
    }
  });

  it('ends when its order is paid or over: the next press is a new order [#118]', () => {
    const key = keyFor(body);
    noteOrder('order-2');
    endAttempt('another order');
    expect(keyFor(body)).toBe(key);
    endAttempt('order-2');
    expect(lastOrderId()).toBeNull();
    expect(keyFor(body)).not.toBe(key);
  });
});
