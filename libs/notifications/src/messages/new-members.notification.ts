import { fillPlural, type Plural } from '#i18n';
import type { NewMember } from '#search';
import { newMembersUrl, profileUrl } from '../addresses.js';
import { defineMailOfMailing } from '../define-mail.js';
import type { PushOfMailing } from '../define-push.js';
import { action, frame } from '../email-parts.js';
import { samplePeople } from './samples.js';

type Facts = { readonly people: readonly NewMember[] };

/** Who is new: each leads to the profile, the button to all of them. */
export const newMembersMail = defineMailOfMailing({
  kind: 'new-members',
  guarantee: 'at-most-once',
  categories: ['new_members'],
  write(context, { people }: Facts) {
    const { newMembers } = context.words;
    const say = (words: Plural) => fillPlural(words, context.locale, people.length, { site: context.site.name });
    return {
      ...frame(context, { ...newMembers, subject: say(newMembers.subject), text: say(newMembers.text) }),
      entries: people.map(({ id, name, age, town }) => ({ label: `${name}, ${age}`, detail: town, url: profileUrl(context.origin, id) })),
      action: action(context, newMembers.button, newMembersUrl(context.origin)),
      notes: [],
    };
  },
  samples: { 'new-members-one': { people: samplePeople.slice(0, 1) }, 'new-members-several': { people: samplePeople } },
});

/** The same on the devices of the reader: how many they are, and all of them behind it. */
export const newMembersPush: PushOfMailing<{ readonly count: number }> = {
  kind: 'new-members',
  categories: ['new_members'],
  write: ({ words: { newMembers }, locale }, { count }) => ({
    title: fillPlural(newMembers.subject, locale, count),
    body: newMembers.preview,
    url: '/members?new_here=1',
    tag: 'new-members',
  }),
};
