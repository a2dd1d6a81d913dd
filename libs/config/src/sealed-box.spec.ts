import { describe, expect, it } from '@jest/globals';
import { sealedBox } from './sealed-box.js';

const secret = 'a'.repeat(32);
const box = sealedBox(secret, 'moderation-evidence');

describe('the sealed box', () => {
  it('opens what it sealed, and seals the same text differently each time [ASVS 11.3.1] [ASVS 11.3.2]', () => {
    const sealed = box.seal('words', 'report-1');
    expect(box.open(sealed, 'report-1')).toBe('words');
    expect(box.seal('words', 'report-1').equals(sealed)).toBe(false);
    expect(sealed.includes('words')).toBe(false);
  });

  it('opens nothing that was changed, belongs to something else, or was sealed for another purpose or with another secret [ASVS 11.3.3]', () => {
    const sealed = box.seal('words', 'report-1');
    const changed = Buffer.from(sealed);
    changed.writeUInt8(changed.readUInt8(changed.length - 1) ^ 1, changed.length - 1);
    expect(() => box.open(changed, 'report-1')).toThrow();
    expect(() => box.open(sealed, 'report-2')).toThrow();
    expect(() => sealedBox(secret, 'staff-totp').open(sealed, 'report-1')).toThrow();
    expect(() => sealedBox('b'.repeat(32), 'moderation-evidence').open(sealed, 'report-1')).toThrow();
  });
});
