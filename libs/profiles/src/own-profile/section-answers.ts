import type { ProfileSection, SaveSectionBody } from '#contracts';

export type Answers<Section extends ProfileSection> = Omit<Extract<SaveSectionBody, { section: Section }>, 'section' | 'tag'>;

// What a section saves and is known again by: an answer that the contract has and that is left out here does not compile.
export const lifeOf = ({ relationship, reason }: Answers<'life'>): Answers<'life'> => ({ relationship, reason });
export const looksOf = ({ hair, eyes, body, tattoos }: Answers<'looks'>): Answers<'looks'> => ({ hair, eyes, body, tattoos });
