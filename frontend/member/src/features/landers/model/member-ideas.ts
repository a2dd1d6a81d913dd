/** What the three pages about one member are about: what to ask first, how it goes on, and what the other sees. */
export const memberIdeas: Readonly<Record<string, 'questions' | 'steps' | 'seen' | undefined>> = {
  landing: 'questions',
  landing2: 'steps',
  landing3: 'seen',
};
export type MemberIdea = NonNullable<(typeof memberIdeas)[string]>;
