import type { MemberId } from '#contracts';
import type { WrittenText } from '../announcements/index.js';
import type { EmailContext } from '../mails/index.js';

/** What the samples of several mails tell of. */
export const sampleId = '01930000-0000-7000-8000-000000000001' as MemberId;
export const sampleToken = 'a-link-that-leads-nowhere-0123456789';
export const sampleDay = new Date('2026-12-04T10:30:00Z');
export const sampleObjection = { token: sampleToken, until: new Date('2027-06-04T10:30:00Z') };
export const samplePeople = [
  { id: sampleId, name: 'Margaretha', age: 63, town: 'Utrecht' },
  { id: '01930000-0000-7000-8000-000000000002' as MemberId, name: 'Jan', age: 71, town: "'s-Hertogenbosch" },
  { id: '01930000-0000-7000-8000-000000000003' as MemberId, name: 'Wil', age: 58, town: 'Amersfoort' },
];

/** What staff write is theirs, in whatever language. */
export const writtenSample = ({ locale: language }: EmailContext): WrittenText => ({
  language,
  title: 'Lorem ipsum dolor',
  body: 'Lorem ipsum dolor sit amet.\n\nConsectetur adipiscing elit.',
});
