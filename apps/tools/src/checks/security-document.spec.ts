import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { deviceDays, sessionDays } from '#auth';
import { limits } from '#contracts';
import { projectRoot } from '../project.js';

const document = readFileSync(join(projectRoot, 'apps/SECURITY.md'), 'utf8');
const sourceOf = (file: string) => readFileSync(join(projectRoot, file), 'utf8');
const numberIn = (file: string, pattern: RegExp): string => pattern.exec(sourceOf(file))?.slice(1).join(', ') ?? 'not found';

describe('the document of security', () => {
  it('says how guesses are held off with the numbers of the code [ASVS 6.1.1]', () => {
    const policy = 'libs/auth/src/limits/lockout.policy.ts';
    const tries = numberIn(policy, /triesBeforeLock = (\d+)/);
    const minutes = numberIn(policy, /lockMinutes = \[([\d, ]+)\]/);
    expect(document).toContain(
      `${tries} tries for an account in a network, then it is closed there for ${minutes} minutes; other networks still get in`,
    );
    const purposes = 'libs/auth/src/links/link-purposes.ts';
    expect(document).toContain(`it holds ${numberIn(purposes, /activate: \{ hours: (\d+)/)} hours and is bound to account and address`);
    expect(document).toContain(`holds ${numberIn(purposes, /reset: \{ hours: (\d+)/)} hour, works once`);
    const codes = numberIn('apps/api/src/http/rate-limits.ts', /\[codesRule\]: \{ points: (\d+), seconds: 600/);
    expect(document).toContain(`${codes} questions in ten minutes for a member`);
  });

  it('says how long sessions last with the numbers of the code', () => {
    expect(document).toContain(`It rolls on for ${sessionDays} days`);
    expect(deviceDays).toBeGreaterThan(sessionDays);
    expect(document).toContain(
      `each member has ${numberIn('libs/auth/src/sessions/sessions.service.ts', /sessionsPerMember = (\d+)/)} at most`,
    );
  });

  it('says which files are taken with the numbers of the code [ASVS 5.1.1]', () => {
    expect(document).toContain(
      `JPEG, PNG and WebP of ${limits.photoBytes / 1_024 ** 2} MB and ${limits.photoPixels / 1_000_000} megapixels at most`,
    );
  });

  it('names every requirement that is met another way', () => {
    const partly = sourceOf('apps/FEATURES.md')
      .split('\n')
      .flatMap((line) => /^- ASVS ([\d.]+) · (?:part|not yet)/.exec(line)?.[1] ?? []);
    expect(
      partly.filter((requirement) => !document.includes(requirement) && !document.includes(requirement.replace(/\.\d+$/, ''))),
    ).toEqual([]);
  });
});
