import type { MemberId } from '#contracts';

const memberPath = /\/members\/([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})(?![\da-f-])/i;

/** The member whose page a link leads to, however it was copied: with the host, the query or neither. */
export const memberIn = (link: string): MemberId | undefined => memberPath.exec(link)?.[1]?.toLowerCase() as MemberId | undefined;
