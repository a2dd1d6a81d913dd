import type { LikedBy, LikesAnswer, LikeType, MemberCard } from '#contracts';

export type LikedPerson = MemberCard & Partial<Pick<LikedBy, 'like_new'>>;

/** The list that an answer was asked for. */
export function listOf(answer: LikesAnswer, type: LikeType): readonly LikedPerson[] {
  return { received: answer.liked_by, given: answer.profiles, matches: answer.matches }[type];
}

/** A like that came while one was reading moves everybody down by one: whoever stands on two pages is shown once. */
export function peopleOf(pages: readonly LikesAnswer[], type: LikeType): readonly LikedPerson[] {
  const seen = new Set<string>();
  return pages
    .flatMap((page) => listOf(page, type))
    .filter(({ id }) => {
      const isNew = !seen.has(id);
      seen.add(id);
      return isNew;
    });
}
