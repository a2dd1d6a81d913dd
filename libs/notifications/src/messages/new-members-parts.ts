import type { NewMember } from '#search';
import { profileUrl } from '../addresses.js';
import type { EmailContext } from '../email-parts.js';

/** A line for each, which leads to the profile. */
export const entriesOf = ({ origin }: EmailContext, people: readonly NewMember[]) =>
  people.map(({ id, name, age, town }) => ({ label: `${name}, ${age}`, detail: town, url: profileUrl(origin, id) }));
