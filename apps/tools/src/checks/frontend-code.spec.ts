import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { projectRoot } from '../project.js';

const sources = ['frontend/member/src', 'frontend/admin/src', 'frontend/kit/src'].flatMap((folder) =>
  readdirSync(join(projectRoot, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name) && !/spec\.tsx?$/.test(entry.name))
    .map((entry) => relative(projectRoot, join(entry.parentPath, entry.name))),
);
const textOf = (file: string) => readFileSync(join(projectRoot, file), 'utf8');
const withMatch = (pattern: RegExp) => sources.filter((file) => pattern.test(textOf(file))).toSorted();

/** Everything that is kept in a browser, and what it is; a logout empties the storage of the site. */
const keeps: Readonly<Record<string, string>> = {
  'frontend/admin/src/store.ts': 'light or dark, and choices like it, of staff',
  'frontend/member/src/app/stale-chunk.ts': 'when this tab was last loaded again',
  'frontend/member/src/app/typed-text.ts': 'words in fields, over one reload, and no password',
  'frontend/member/src/features/chat/state/outbox-storage.ts': 'messages that are not sent yet',
  'frontend/member/src/features/payments/state/attempt.ts': 'the key of an order that was begun in this tab',
  'frontend/member/src/features/search/hooks/use-position.ts': 'the place in a list, of this tab',
  'frontend/member/src/features/signup/hooks/use-my-town.ts': 'the number of the town of this device, for an hour',
  'frontend/member/src/features/signup/state/draft.ts': 'answers of a sign-up until the account is made, without the password',
  'frontend/member/src/features/signup/state/photo-storage.ts': 'the photo of a sign-up until the account is made',
  'frontend/member/src/first-script.ts': 'reads when this tab was loaded, and whether a sign-up has begun',
  'frontend/member/src/shared/model/last-list.ts': 'which list a screen was reached from, of this tab',
  'frontend/member/src/shared/state/drafts.ts': 'a message that is being written, of this tab',
  'frontend/member/src/shared/state/interruptions.ts': 'that this visit was interrupted already',
  'frontend/member/src/shared/state/way-back.ts': 'where a paid order leads back to, for a day',
};

describe('the code of the frontends', () => {
  it('keeps in a browser what is known here, and nothing that was read of others [ASVS 14.3.3]', () => {
    expect(withMatch(/\b(?:localStorage|sessionStorage|indexedDB)\b/)).toEqual(Object.keys(keeps).toSorted());
  });

  it('hears messages of its own workers and tabs alone, never of another window [ASVS 3.5.5]', () => {
    expect(withMatch(/\bonmessage\b|(?:window|globalThis|self|document)\.addEventListener\(\s*'message'/)).toEqual([]);
    const listeners = sources.flatMap((file) =>
      [...textOf(file).matchAll(/([\w.?]+)\.addEventListener\(\s*'message'/g)].map(([, who]) => who),
    );
    expect(new Set(listeners)).toEqual(new Set(['workers?', 'navigator.serviceWorker', 'channel', 'scope']));
  });

  it('opens its socket to the own address alone: from a page that came by HTTPS that is by TLS [ASVS 4.4.1]', () => {
    expect(withMatch(/\bwss?:\/\/|\bnew (?:Web|Event)(?:Socket|Source)\(/)).toEqual([]);
    const opened = sources.flatMap((file) => [...textOf(file).matchAll(/\bio\(\s*(.)/g)].map(([, first]) => first));
    expect(new Set(opened)).toEqual(new Set(['{']));
  });

  it('hides every password that is typed, and lets it be shown, pasted and filled in by a program [ASVS 6.2.6] [ASVS 6.2.7]', () => {
    const fields = sources.filter((file) => /type=(?:"password"|\{\w+ \? 'text' : 'password'\})/.test(textOf(file)));
    expect(fields.length).toBeGreaterThan(3);
    const unfilled = fields.filter((file) => !/autoComplete=|autoComplete\b/.test(textOf(file)));
    expect(unfilled).toEqual([]);
    const asText = sources.filter(
      (file) => /<(?:Field|TextField|input)\b[^>]*name="(?:old_)?password/.test(textOf(file)) && !fields.includes(file),
    );
    expect(asText).toEqual([]);
    expect(withMatch(/\bonPaste\b/)).toEqual([]);
  });
});
