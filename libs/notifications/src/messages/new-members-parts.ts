import type { NewMember } from '#search';
import { profileUrl } from '../mails/addresses.js';
import type { EmailContext } from '../mails/email-parts.js';

/** A line for each, which leads to the profile. */
export const entriesOf = ({ origin }: EmailContext, people: readonly NewMember[]) =>
  people.map(({ id, name, age, town }) => ({ label: `${name}, ${age}`, detail: town, url: profileUrl(origin, id) }));
