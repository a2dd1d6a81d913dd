import { authEvents, StaffAddresses } from '#auth';
import { defaultLocale } from '#contracts';
import type { OwnerChange } from '#contracts-admin';
import { fill } from '#i18n';
import { action, frame, staffPageUrl } from '../mails/index.js';
import { defineMail } from '../definitions/index.js';

type Facts = {
  readonly change: OwnerChange;
  readonly actor: string;
  readonly person: string;
  readonly adminHost: string | undefined;
};

const sample = { actor: 'Olga', person: 'Otto', adminHost: undefined };

/**
 * What somebody did about an owner of the office, to each who has to know. It goes out also when its reader has been ended since: whoever
 * wants to be alone ends all others as fast as they can.
 */
export const ownersChangedMail = defineMail({
  kind: 'owners-changed',
  job: 'mail.owners-changed',
  on: [authEvents.ownersChanged],
  payload: authEvents.ownersChanged.schema,
  urgency: 'critical',
  guarantee: 'at-least-once',
  limit: 'none',
  uses: { staff: StaffAddresses },
  async load({ noticeId, readerId, actorId, personId, change }, { staff, read, config }) {
    const people = await read((tx) => staff.people(tx, [readerId, actorId, personId]));
    const [reader, actor, person] = [people.get(readerId), people.get(actorId), people.get(personId)];
    if (!reader || !actor || !person) return 'nobody to tell, or to tell of';
    const { email, name, language } = reader;
    const facts: Facts = { change, actor: actor.name, person: person.name, adminHost: config.adminHost };
    const to = { memberId: null, siteId: '', language: language ?? defaultLocale, name, email };
    return { to, key: `${noticeId}:${readerId}`, facts };
  },
  write(context, { change, actor, person, adminHost }) {
    const { done, note, ...words } = context.words.ownersChanged;
    return {
      ...frame(context, { ...words, text: fill(done[change], context.locale, { actor, person, site: context.site.name }) }),
      action: action(context, words.button, staffPageUrl(context.origin, adminHost)),
      notes: [note],
    };
  },
  samples: {
    'owner-invited': { ...sample, change: 'invited' },
    'owner-given': { ...sample, change: 'given' },
    'owner-taken': { ...sample, change: 'taken' },
    'owner-ended': { ...sample, change: 'ended' },
    'owner-let-back': { ...sample, change: 'let_back' },
    'owner-new-device': { ...sample, change: 'new_device' },
  },
});
