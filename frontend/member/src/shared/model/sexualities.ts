import { sexualities, type Gender, type Sexuality } from '#contracts';

/** The words that a member may choose from: a woman is not asked whether she is a gay man. What was chosen before stays among them. */
export const sexualitiesFor = (gender: Gender | undefined, chosen?: Sexuality | null): readonly Sexuality[] =>
  sexualities.filter((one) => one === chosen || one !== (gender === 'female' ? 'gay' : gender === 'male' ? 'lesbian' : undefined));
