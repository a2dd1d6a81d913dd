import type { NewMember } from '#search';
import { profileUrl, type EmailContext } from '../mails/index.js';

/** A line for each, which leads to the profile. */
export const entriesOf = ({ origin }: EmailContext, people: readonly NewMember[]) =>
  people.map(({ id, name, age, town }) => ({ label: `${name}, ${age}`, detail: town, url: profileUrl(origin, id) }));
