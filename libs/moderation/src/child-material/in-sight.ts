/**
 * SQL: whether what is about this member is out of a person's sight, because material of child abuse was found there. Whoever found it and the
 * owner see it; nobody else of the staff does. Every list of the back office that shows members asks it.
 */
export const isOutOfSight = (member: string, staffId: string, isOwner: string): string =>
  `(not ${isOwner}::boolean and exists (select from moderation.child_material k
      where k.member_id = ${member} and k.released_at is null and k.found_by <> ${staffId}::uuid))`;
