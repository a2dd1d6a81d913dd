import { describe, expect, it } from '@jest/globals';
import { signupForm } from '#testing';
import { failure, home, onAuthStage, otherPassword, password, settle } from '../auth-stage.fixture.js';
import {
  MailChangeConfirmation,
  MailChangeService,
  ResetLinks,
  ResetService,
  SessionsService,
  SignupChecks,
  SignupService,
  UndoService,
  type SessionMember,
} from '../index.js';

const stage = onAuthStage();
const { jobs, login, mailed, member, signUp, tokenOf } = stage;
const emails = async () =>
  (await stage.world.rows<{ email: string }>(`select email from auth.account order by id`)).map(({ email }) => email);
const wish = (me: SessionMember, email: string, given = password, of = stage.site) =>
  stage.world.get(MailChangeService).request(of, me, { email, password: given }, home);
const confirm = (token: string) => stage.world.get(MailChangeConfirmation).confirm(token, home);
const undo = (purpose: 'mail_undo' | 'password_undo', token: string) => stage.world.get(UndoService).undo(purpose, token, home);

describe('another address', () => {
  it('changes nothing until the link that went there is used, once [#79] [#37]', async () => {
    const { me } = await member();
    expect(await wish(me, 'new@mail.example')).toBe('link-sent');
    expect(await emails()).toEqual(['anna@mail.example']);
    expect(await stage.world.get(MailChangeService).wished(me)).toBe('new@mail.example');
    const link = await mailed('mail_change');
    expect(link).toMatchObject({ address: 'new@mail.example', hours: 48 });
    const outcomes = await Promise.all([1, 2, 3].map(() => failure(confirm(link?.token ?? ''))));
    expect(outcomes.toSorted()).toEqual(['done', 'link_invalid', 'link_invalid']);
    expect(await emails()).toEqual(['new@mail.example']);
    expect(await stage.world.get(MailChangeService).wished(me)).toBeNull();
    expect((await jobs()).filter((job) => job.startsWith('mail.mail-'))).toEqual(['mail.mail-change', 'mail.mail-changed']);
    expect((await login(password, home, 'new@mail.example')).memberId).toBe(me.id);
  });

  it('needs the password, and an address that nobody has [#126]', async () => {
    const { me } = await member();
    await member('bert@mail.example');
    expect(await failure(wish(me, 'new@mail.example', 'not it'))).toBe('password_wrong');
    await expect(wish(me, 'bert@mail.example')).rejects.toMatchObject({
      code: 'new_email_in_use',
      details: { fields: { email: 'new_email_in_use' } },
    });
    expect(await failure(wish(me, 'anna@mail.example'))).toBe('new_email_invalid');
    expect(await mailed('mail_change')).toBeUndefined();
  });

  it('that is the same again is of use only where mails to it came back: they start again', async () => {
    const { me } = await member();
    await stage.world.rows(`update auth.account set notifications_disabled = '{spam,bounced}' where id = $1`, [me.id]);
    expect(await wish(me, 'anna@mail.example')).toBe('mails-resumed');
    expect(await stage.world.rows(`select notifications_disabled as stops from auth.account`)).toEqual([{ stops: ['spam'] }]);
    expect(await mailed('mail_change')).toBeUndefined();
    expect(await failure(wish(me, 'anna@mail.example'))).toBe('new_email_invalid');
  });

  it('is the last one that was asked for; the link of an earlier wish is worthless', async () => {
    const { me } = await member();
    await wish(me, 'first@mail.example');
    const first = await tokenOf('mail_change');
    await wish(me, 'second@mail.example');
    expect(await failure(confirm(first))).toBe('link_invalid');
    expect(await failure(confirm(await tokenOf('mail_change')))).toBe('done');
    expect(await emails()).toEqual(['second@mail.example']);
  });

  it('is refused when somebody else took it before the link was used', async () => {
    const { me } = await member();
    await wish(me, 'wanted@mail.example');
    const token = await tokenOf('mail_change');
    await member('wanted@mail.example');
    expect(await failure(confirm(token))).toBe('new_email_in_use');
    expect(await emails()).toEqual(['anna@mail.example', 'wanted@mail.example']);
  });

  it('is refused when it became the old one of somebody before the link was used, who may still take it back', async () => {
    const { me } = await member();
    await wish(me, 'wanted@mail.example');
    const token = await tokenOf('mail_change');
    const { me: bert } = await member('wanted@mail.example');
    await wish(bert, 'bert@mail.example');
    await confirm(await tokenOf('mail_change'));
    expect(await failure(confirm(token))).toBe('new_email_in_use');
    expect((await emails()).toSorted()).toEqual(['anna@mail.example', 'bert@mail.example']);
  });

  it('is asked for five times an hour', async () => {
    const { me } = await member();
    for (let time = 1; time <= 5; time += 1) await wish(me, `new${time}@mail.example`);
    expect(await failure(wish(me, 'new6@mail.example'))).toBe('too_many_requests');
  });

  it('is undone for 48 hours by the owner of the old one, whose address nobody can take meanwhile [#E20]', async () => {
    const { token, me } = await member();
    await wish(me, 'thief@mail.example');
    await confirm(await tokenOf('mail_change'));
    const link = await mailed('mail_undo');
    expect(link).toMatchObject({ address: 'anna@mail.example', hours: 48 });
    expect(await failure(stage.world.get(SignupService).signUp(stage.site, signupForm({ email: 'anna@mail.example' }), home))).toBe(
      'email_in_use',
    );
    expect(await failure(stage.world.get(SignupChecks).check(stage.site, { email: 'anna@mail.example' }, home))).toBe('email_in_use');
    expect(await failure(undo('mail_undo', link?.token ?? ''))).toBe('done');
    await settle();
    expect(await emails()).toEqual(['anna@mail.example']);
    expect(await stage.world.get(SessionsService).resolve(token)).toBeNull();
    expect(await failure(undo('mail_undo', link?.token ?? ''))).toBe('link_invalid');
  });

  it('gives the old one free after 48 hours', async () => {
    const { me } = await member();
    await wish(me, 'new@mail.example');
    await confirm(await tokenOf('mail_change'));
    const token = await tokenOf('mail_undo');
    await stage.world.clockAhead('49 hours');
    expect(await failure(undo('mail_undo', token))).toBe('link_invalid');
    await member('anna@mail.example');
    expect(await emails()).toEqual(['new@mail.example', 'anna@mail.example']);
  });

  it('cannot be kept by changing it twice: the undo of the first change takes the second and its undo with it', async () => {
    const { me } = await member();
    await wish(me, 'thief@mail.example');
    await confirm(await tokenOf('mail_change'));
    const owners = await tokenOf('mail_undo');
    await wish(me, 'thief2@mail.example');
    await confirm(await tokenOf('mail_change'));
    const thiefs = await tokenOf('mail_undo');
    await wish(me, 'thief3@mail.example');
    const waiting = await tokenOf('mail_change');
    await undo('mail_undo', owners);
    expect(await emails()).toEqual(['anna@mail.example']);
    expect([await failure(undo('mail_undo', thiefs)), await failure(confirm(waiting))]).toEqual(['link_invalid', 'link_invalid']);
    expect(await emails()).toEqual(['anna@mail.example']);
  });

  it('leaves the first undo good when the second change was undone by whoever made it', async () => {
    const { me } = await member();
    await wish(me, 'thief@mail.example');
    await confirm(await tokenOf('mail_change'));
    const owners = await tokenOf('mail_undo');
    await wish(me, 'thief2@mail.example');
    await confirm(await tokenOf('mail_change'));
    await undo('mail_undo', await tokenOf('mail_undo'));
    expect(await emails()).toEqual(['thief@mail.example']);
    expect(await failure(undo('mail_undo', owners))).toBe('done');
    expect(await emails()).toEqual(['anna@mail.example']);
  });

  it('ends the reset links that went to the old one', async () => {
    const { me } = await member();
    await stage.world.get(ResetLinks).request(stage.site, 'anna@mail.example', home);
    const reset = await tokenOf('reset');
    await wish(me, 'new@mail.example');
    await confirm(await tokenOf('mail_change'));
    expect(await failure(stage.world.get(ResetService).complete(stage.site, { token: reset, password: otherPassword }, home))).toBe(
      'link_invalid',
    );
  });

  it('holds at once for somebody who never confirmed the old one, and gets the activation mail [#63]', async () => {
    const { me } = await signUp();
    expect(await stage.world.get(MailChangeService).correct(stage.site, me, 'right@mail.example', home)).toBe('changed');
    expect(await wish(me, 'righter@mail.example')).toBe('changed');
    expect(await emails()).toEqual(['righter@mail.example']);
    const confirmed = await member('carla@mail.example');
    expect(await failure(stage.world.get(MailChangeService).correct(stage.site, confirmed.me, 'x@mail.example', home))).toBe(
      'already_active',
    );
  });
});
