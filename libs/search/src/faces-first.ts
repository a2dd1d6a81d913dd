import type { MemberCard } from '#contracts';

/** The people of one page: those with a photo before those without, each in the order in which they were found. */
export function facesFirst(people: readonly MemberCard[]): MemberCard[] {
  return [...people.filter(({ main_image }) => main_image !== null), ...people.filter(({ main_image }) => main_image === null)];
}
