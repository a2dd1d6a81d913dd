import { describe, expect, it } from '@jest/globals';
import { ClearFault } from '../clear-fault.js';
import { wishesIn } from './wishes.js';

const asked = (text: string) => wishesIn(text.split(' '));

describe('the staff command', () => {
  it('makes an account for somebody with a name', () => {
    expect(asked('--email Anna@Example.org --name Anna --role owner --role ops')).toEqual({
      kind: 'new',
      email: 'anna@example.org',
      name: 'Anna',
      roles: ['owner', 'ops'],
    });
  });

  it('changes roles for a reason, or takes them all', () => {
    expect(asked('--email a@b.example --role finance --reason new-work')).toMatchObject({
      kind: 'change',
      roles: ['finance'],
      reason: 'new-work',
    });
    expect(asked('--email a@b.example --role none --reason left')).toMatchObject({ kind: 'change', roles: [] });
  });

  it('resets a lost device of somebody, and nothing else with it [#E20]', () => {
    expect(asked('reset-totp --email Anna@Example.org')).toEqual({ kind: 'device', email: 'anna@example.org' });
    for (const text of ['reset-totp', 'reset-totp --email ab', 'reset-totp --email a@b.example --role owner'])
      expect(() => asked(text)).toThrow(ClearFault);
  });

  it.each([
    '--email a@b.example',
    '--email a@b.example --role boss --name B',
    '--email ab --role owner --name B',
    '--role owner --name B',
    '--mail x',
  ])('says how it is called when it is called otherwise: %s', (text) => {
    expect(() => asked(text)).toThrow('npm run staff -- --email');
  });

  it.each(['--email a@b.example --role owner', '--email a@b.example --role none --name B'])('asks for what is missing: %s', (text) => {
    expect(() => asked(text)).toThrow(/--name .* --reason/);
  });
});
