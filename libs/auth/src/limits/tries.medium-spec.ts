import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { AppError } from '#contracts';
import { signupForm, type World } from '#testing';
import { failure, home, onAuthStage, otherPassword, password } from '../auth-stage.fixture.js';
import type { AuthLimitName } from './auth-limits.js';
import {
  ActivationMails,
  ActivationService,
  MailChangeConfirmation,
  MailChangeService,
  PasswordChangeService,
  ResetLinks,
  ResetService,
  RestoringService,
  SignupChecks,
  SignupService,
  UndoLinks,
  UndoService,
  type SessionMember,
} from '../index.js';
import { Limiter } from './limiter.js';

const stage = onAuthStage();
const { jobs, login, member, signUp } = stage;
const unknown = 'x'.repeat(43);
const mail = 'anna@mail.example';
const get: World['get'] = (service) => stage.world.get(service);

/** Each way in that can be tried again and again, and what counts the tries: by whom. */
const doors: readonly (readonly [limit: AuthLimitName, by: string, what: string, act: (me: SessionMember) => Promise<unknown>])[] = [
  ['login', home.ip, 'a login', () => login()],
  ['newAddress', home.ip, 'a sign-up', () => get(SignupService).signUp(stage.site, signupForm({ email: 'new@mail.example' }), home)],
  ['signupCheck', home.ip, 'the question whether an address is free', () => get(SignupChecks).check(stage.site, { email: mail }, home)],
  ['resetByNetwork', home.ip, 'a wish for a new password', () => get(ResetLinks).request(stage.site, mail, home)],
  ['resetByAddress', mail, 'the same', () => get(ResetLinks).request(stage.site, mail, home)],
  ['linkUse', home.ip, 'a reset link', () => get(ResetService).complete(stage.site, { token: unknown, password: otherPassword }, home)],
  ['linkUse', home.ip, 'an activation link', () => get(ActivationService).activateByLink(unknown, home)],
  ['linkUse', home.ip, 'a link to a new address', () => get(MailChangeConfirmation).confirm(unknown, home)],
  ['linkUse', home.ip, 'an undo link', () => get(UndoService).undo('mail_undo', unknown, home)],
  ['linkUse', home.ip, 'a link back into a deleted account', () => get(RestoringService).undo(unknown, home)],
  ['undoMailByNetwork', home.ip, 'a wish for that link', () => get(UndoLinks).requestAgain(stage.site, mail, home)],
  ['undoMailByAddress', mail, 'the same', () => get(UndoLinks).requestAgain(stage.site, mail, home)],
  [
    'passwordChange',
    'me',
    'another password',
    (me) => get(PasswordChangeService).change(me, { old_password: password, password: otherPassword, password_again: otherPassword }),
  ],
  [
    'mailChange',
    'me',
    'another address',
    (me) => get(MailChangeService).request(stage.site, me, { email: 'new@mail.example', password }, home),
  ],
  [
    'mailChangeDaily',
    'me',
    'the same',
    (me) => get(MailChangeService).request(stage.site, me, { email: 'new@mail.example', password }, home),
  ],
];

describe('tries are counted before anything is done', () => {
  let full: { readonly limit: AuthLimitName; readonly by: string } | undefined;

  beforeEach(() => {
    full = undefined;
    jest.spyOn(get(Limiter), 'consume').mockImplementation((name: AuthLimitName, subject: string) => {
      const isFull = full?.limit === name && subject.includes(full.by);
      return isFull ? Promise.reject(new AppError('too_many_requests')) : Promise.resolve();
    });
  });
  afterEach(() => {
    jest.restoreAllMocks();
  });

  it.each(doors)('%s, for %s: %s', async (limit, by, _what, act) => {
    const { me } = await member();
    const before = await jobs();
    full = { limit, by: by === 'me' ? me.id : by };
    expect(await failure(act(me))).toBe('too_many_requests');
    expect(await jobs()).toEqual(before);
  });

  it.each(['activationMail', 'activationMailDaily'] as const)(
    '%s, for the member: another activation mail, or a corrected address',
    async (limit) => {
      const { me } = await signUp();
      const before = await jobs();
      full = { limit, by: me.id };
      expect(await failure(get(ActivationMails).resend(me))).toBe('too_many_requests');
      expect(await failure(get(ActivationMails).correctAddress(me, 'anna@right.example'))).toBe('too_many_requests');
      expect(await jobs()).toEqual(before);
    },
  );
});
