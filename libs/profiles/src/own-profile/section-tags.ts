import { createHash } from 'node:crypto';
import { intimateInterests, profileSections, type Interest, type OwnProfileAnswer, type ProfileSection } from '#contracts';
import type { OwnRow } from './own-profile.repository.js';
import { lifeOf, looksOf } from './section-answers.js';

const intimate: ReadonlySet<string> = new Set(intimateInterests);
export const openOf = (interests: readonly Interest[]): Interest[] => interests.filter((key) => !intimate.has(key));
export const intimateOf = (interests: readonly Interest[]): Interest[] => interests.filter((key) => intimate.has(key));

const values: Readonly<Record<ProfileSection, (row: OwnRow) => unknown>> = {
  basics: ({ name, about }) => [name, about],
  town: ({ town_id }) => town_id,
  life: (row) => Object.values(lifeOf(row)),
  looks: (row) => Object.values(looksOf(row)),
  wishes: ({ sought_sex, sought_min_age, sought_max_age }) => [sought_sex, sought_min_age, sought_max_age],
  sexuality: ({ sexuality }) => sexuality,
  interests: ({ interests }) => openOf(interests).toSorted(),
  intimate: ({ interests, intimate_consent }) => [intimateOf(interests).toSorted(), intimate_consent],
};

/** What a section holds, in a few letters: the form brings them back, and a form that is older than the profile is seen. */
export const tagOf = (section: ProfileSection, row: OwnRow): string =>
  createHash('sha256')
    .update(JSON.stringify(values[section](row)))
    .digest('base64url')
    .slice(0, 16);

export const tagsOf = (row: OwnRow): OwnProfileAnswer['tags'] =>
  Object.fromEntries(profileSections.map((section) => [section, tagOf(section, row)])) as OwnProfileAnswer['tags'];
