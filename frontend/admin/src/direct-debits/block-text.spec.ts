import { describe, expect, it } from '@jest/globals';
import { blockedWhat, blockReason, liftedWhen } from './block-text';

describe('a block on direct debit', () => {
  it('is told with the end of the number, as far as that is still known', () => {
    expect(blockedWhat({ kind: 'iban', ends_in: '4300' })).toBe('Bank account •••• 4300');
    expect(blockedWhat({ kind: 'phone', ends_in: null })).toBe('Phone');
    expect(blockedWhat({ kind: 'account', ends_in: null })).toBe('Account on the site');
  });

  it('says in plain words why the bank gave the debit back', () => {
    expect(blockReason({ reason: 'AM04' })).toBe('There was not enough money in the account (AM04)');
  });

  it('stands, or was lifted by somebody with a reason, or by the money that came again', () => {
    const at = '2026-11-28T12:00:00.000Z';
    expect(liftedWhen({ lifted_at: null, lifted_by: null, lift_reason: null })).toBe('Stands');
    expect(liftedWhen({ lifted_at: at, lifted_by: 'Fien', lift_reason: 'It was her son' })).toMatch(
      /^28 Nov 2026, .*, Fien: It was her son$/,
    );
    expect(liftedWhen({ lifted_at: at, lifted_by: null, lift_reason: 'paid again' })).toMatch(/^28 Nov 2026, .*: the money came again$/);
  });
});
