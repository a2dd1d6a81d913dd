import { describe, expect, it } from '@jest/globals';
import { faultIn, toCmRequest } from './cm-wire.js';

/** The answers of the documentation, word for word but for the numbers. */
const taken = {
  details: 'Created 1 message(s)',
  errorCode: 0,
  messages: [{ to: '0031612345678', status: 'Accepted', reference: null, parts: 1, messageDetails: null, messageErrorCode: 0 }],
};
const rejected = (messageErrorCode: number) => ({
  details: 'Created 0 message(s)',
  errorCode: 201,
  messages: [
    {
      to: '0031612345678',
      status: 'Rejected',
      reference: null,
      parts: 0,
      messageDetails: "Gsm '0031612345678' is not a number.",
      messageErrorCode,
    },
  ],
});
const wholly = (errorCode: number) => ({ details: 'No account found for the given authentication', errorCode, messages: [] });

describe('the wire of CM.com', () => {
  it('asks for one SMS, by no other channel, that is worth nothing after ten minutes', () => {
    expect(toCmRequest({ to: '+31612345678', text: 'L’achat : 49,95\u00A0€' }, 'Spring')).toEqual({
      messages: {
        msg: [
          {
            allowedChannels: ['SMS'],
            from: 'Spring',
            to: [{ number: '0031612345678' }],
            minimumNumberOfMessageParts: 1,
            maximumNumberOfMessageParts: 2,
            validity: '10m',
            body: { type: 'auto', content: "L'achat : 49,95 €" },
          },
        ],
      },
    });
  });

  it('says that an SMS was taken only where its own line says so', () => {
    expect(faultIn(200, taken)).toBeNull();
    for (const answer of [{}, undefined, { ...taken, messages: [] }, rejected(0), { ...taken, messages: [{ status: 'Accepted' }] }])
      expect(faultIn(200, answer)?.kind).toBe('unavailable');
    expect(faultIn(500, taken)?.kind).toBe('unavailable');
  });

  it.each([
    [400, wholly(101), 'misconfigured'],
    [400, wholly(102), 'misconfigured'],
    [400, wholly(103), 'misconfigured'],
    [400, wholly(202), 'misconfigured'],
    [400, rejected(301), 'misconfigured'],
    [400, rejected(302), 'refused'],
    [400, rejected(303), 'refused'],
    [200, rejected(304), 'misconfigured'],
    [200, rejected(402), 'refused'],
    [200, rejected(403), 'refused'],
    [400, rejected(500), 'unavailable'],
    [400, wholly(999), 'unavailable'],
    [401, undefined, 'misconfigured'],
    [403, 'Forbidden', 'misconfigured'],
    [404, undefined, 'misconfigured'],
    [429, undefined, 'unavailable'],
    [502, '<html>', 'unavailable'],
  ])('reads %s %j as %s', (status, answer, kind) => {
    expect(faultIn(status, answer)?.kind).toBe(kind);
  });

  it('keeps the number out of what a log may say', () => {
    expect(faultIn(400, rejected(303))?.message).toBe('CM.com answered 400 with its error 303');
  });
});
