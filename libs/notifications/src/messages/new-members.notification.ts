import type { NotificationFrequency } from '#contracts';
import { fillPlural, type MailWords, type Plural } from '#i18n';
import type { NewMember } from '#search';
import { action, frame, newMembersUrl } from '../mails/index.js';
import { defineMailOfMailing, type PushOfMailing } from '../definitions/index.js';
import { entriesOf } from './new-members-parts.js';
import { samplePeople } from './samples.js';

/** How often the reader wants it. */
type Often = { readonly frequency: Exclude<NotificationFrequency, 'never'> };
type Facts = Often & { readonly people: readonly NewMember[] };

/** Who is new: each leads to the profile, the button to all of them. */
export const newMembersMail = defineMailOfMailing({
  kind: 'new-members',
  guarantee: 'at-most-once',
  categories: ['new_members'],
  write(context, { people, frequency }: Facts) {
    const { newMembers } = context.words;
    const { text, preview, why } = wordsOf(newMembers, frequency);
    const say = (words: Plural) => fillPlural(words, context.locale, people.length, { site: context.site.name });
    return {
      ...frame(context, { ...newMembers, preview, why, subject: say(newMembers.subject), text: say(text) }),
      entries: entriesOf(context, people),
      action: action(context, newMembers.button, newMembersUrl(context.origin)),
      notes: [],
    };
  },
  samples: {
    'new-members-one': { people: samplePeople.slice(0, 1), frequency: 'weekly' },
    'new-members-several': { people: samplePeople, frequency: 'weekly' },
    'new-members-of-a-day': { people: samplePeople, frequency: 'daily' },
    'new-members-of-an-hour': { people: samplePeople.slice(0, 1), frequency: 'at_once' },
  },
});

/** The same on the devices of the reader: how many they are, and all of them behind it. */
export const newMembersPush: PushOfMailing<Often & { readonly count: number }> = {
  kind: 'new-members',
  categories: ['new_members'],
  write: ({ words: { newMembers }, locale }, { count, frequency }) => ({
    title: fillPlural(newMembers.subject, locale, count),
    body: wordsOf(newMembers, frequency).preview,
    url: '/members?new_here=1',
    tag: 'new-members',
  }),
};

/** A week is named where it is one. */
function wordsOf({ recent, ...weekly }: MailWords['newMembers'], frequency: Often['frequency']) {
  return frequency === 'weekly' ? weekly : { ...recent, why: recent.why[frequency] };
}
