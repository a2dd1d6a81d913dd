import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { HttpError } from 'react-admin';
import type { CommandAnswer } from '../dataProvider';
import { carryOut, type Screen } from './carryOut';

const screen = { notify: jest.fn<Screen['notify']>(), refresh: jest.fn<Screen['refresh']>() };
beforeEach(() => {
  jest.clearAllMocks();
});

const outcome = (answer: Promise<CommandAnswer<'approve_photo'>>) =>
  carryOut<'approve_photo'>(() => answer, 'The photo is approved.', screen);
const refused = (status: number, code: string, errors = {}) => outcome(Promise.reject(new HttpError('x', status, { code, errors })));

describe('an act', () => {
  it('that is done says so, and the screen is read again', async () => {
    expect(await outcome(Promise.resolve({ done: true, data: { done: true } }))).toEqual({ kind: 'done', result: { done: true } });
    expect(screen.notify.mock.calls).toEqual([['The photo is approved.']]);
    expect(screen.refresh).toHaveBeenCalledTimes(1);
  });

  it('that ends in one of several ways says in which', async () => {
    const says = ({ done }: { readonly done: boolean }) => (done ? 'Approved at once.' : 'It waits.');
    await carryOut<'approve_photo'>(() => Promise.resolve({ done: true, data: { done: true } }), says, screen);
    expect(screen.notify.mock.calls).toEqual([['Approved at once.']]);
  });

  // What react-admin answers instead of the provider while it leads to the login.
  it('without a session says nothing: the login page is on its way', async () => {
    expect(await outcome(Promise.resolve({ data: {} } as CommandAnswer<'approve_photo'>))).toEqual({ kind: 'left' });
    expect(screen.notify).not.toHaveBeenCalled();
    expect(screen.refresh).not.toHaveBeenCalled();
  });

  it.each([
    [404, 'photo_not_found', 'This photo no longer waits: somebody else decided, or its owner took it away.'],
    [409, 'moved_on', 'The server refuses this as things stand now.'],
    [403, 'forbidden', 'Your role may not do this. The attempt was written down.'],
  ])('that can no longer be done, %i %s, says why and shows how things are now', async (status, code, text) => {
    expect(await refused(status, code)).toEqual({ kind: 'over' });
    expect(screen.notify.mock.calls).toEqual([[text, { type: 'error' }]]);
    expect(screen.refresh).toHaveBeenCalledTimes(1);
  });

  it.each([
    [422, 'invalid_input', { reason: 'Please choose.' }],
    [0, 'offline', {}],
    [0, 'timeout', {}],
    [429, 'too_many_requests', {}],
    [500, 'generic', {}],
  ])('that can be put right or tried again, %i %s, leaves the question open and its screen as it is', async (status, code, fields) => {
    expect(await refused(status, code, fields)).toEqual({ kind: 'refused', refusal: { text: expect.any(String), code, fields } });
    expect(screen.notify).not.toHaveBeenCalled();
    expect(screen.refresh).not.toHaveBeenCalled();
  });

  it('that somebody else came before can be asked once more: the question stays open over what holds now', async () => {
    const meanwhile = { settings_changed: 'The prices changed meanwhile.' };
    const error = new HttpError('x', 409, { code: 'settings_changed', errors: {} });
    expect(await carryOut<'approve_photo'>(() => Promise.reject(error), null, { ...screen, meanwhile })).toEqual({
      kind: 'refused',
      refusal: { text: 'The prices changed meanwhile.', code: 'settings_changed', fields: {} },
    });
    expect(screen.notify).not.toHaveBeenCalled();
    expect(screen.refresh).toHaveBeenCalledTimes(1);
  });

  it('that broke on the way never rejects', async () => {
    expect(await outcome(Promise.reject(new TypeError('x is undefined')))).toMatchObject({ kind: 'refused' });
  });
});
