import { describe, expect, it } from '@jest/globals';
import { ClearFault } from '../clear-fault.js';
import { wishIn } from './wishes.js';

const asked = (text: string) => wishIn(text.split(' '));

describe('the import command', () => {
  it('checks a file, runs it, goes on with it, tells of it and takes it back', () => {
    expect(asked('check members.jsonl --site example.org')).toMatchObject({ act: 'check', file: 'members.jsonl', site: 'example.org' });
    expect(asked('check members.jsonl --site example.org --faults f.jsonl')).toMatchObject({ faults: 'f.jsonl' });
    expect(asked('run members.jsonl --site example.org')).toEqual({ act: 'run', file: 'members.jsonl', site: 'example.org' });
    expect(asked('resume members.jsonl')).toEqual({ act: 'resume', file: 'members.jsonl' });
    expect(asked('status --run 1')).toMatchObject({ act: 'status', run: '1' });
    expect(asked('undo')).toMatchObject({ act: 'undo', run: undefined });
  });

  it.each([
    '',
    'run',
    'run members.jsonl',
    'run a.jsonl b.jsonl --site example.org',
    'run members.jsonl --site example.org --faults f.jsonl',
    'resume members.jsonl --site example.org',
    'undo members.jsonl',
    'undo --all',
    'delete members.jsonl --site example.org',
  ])('says how it is called when it is called otherwise: %s', (text) => {
    expect(() => asked(text)).toThrow(ClearFault);
    expect(() => asked(text)).toThrow('npm run import -- check');
  });
});
