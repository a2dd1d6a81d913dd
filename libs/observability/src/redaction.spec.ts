import { describe, expect, it } from '@jest/globals';
import { redact, redactText } from './redaction.js';

describe('redaction', () => {
  it('never lets a password, token, e-mail address or IBAN into a log line', () => {
    const line = JSON.stringify(
      redact({
        password: 'Canary-1',
        body: { new_password: 'Canary-2', email: 'canary@mail.example', iban: 'NL91ABNA0417164300', token: 'x'.repeat(43) },
        note: 'login of canary@mail.example from NL91 ABNA 0417 1643 00',
        err: new Error('duplicate key (canary@mail.example)'),
      }),
    );
    expect(line).not.toMatch(/Canary|canary@|ABNA/);
    expect(line).toContain('[redacted]');
  });

  it('keeps what helps at night: error codes, ids and routes', () => {
    expect(redact({ err: Object.assign(new Error('x'), { code: '23505' }), route: '/api/chats', statusCode: 404 })).toMatchObject({
      err: { code: '23505' },
      route: '/api/chats',
      statusCode: 404,
    });
    expect(redactText('0192f0c1-7e1b-7aaa-8000-0123456789ab')).toBe('0192f0c1-7e1b-7aaa-8000-0123456789ab');
  });
});
