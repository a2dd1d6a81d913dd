import { z } from 'zod';
import { complaintBody, locales, type Locale, type ReportReason } from '#contracts';
import words from './case-words.json' with { type: 'json' };

/** `ring`: the story that several members were told. */
export type Story = ReportReason | 'ring';
type Spoken = 'nl' | 'de' | 'en';
const spoken = (language: Locale): Spoken => (language === 'nl' || language === 'de' ? language : 'en');

/** What members of the demo write when they report somebody. */
const reports: Readonly<Record<Story, Record<Spoken, string>>> = words.reports;
export const reportWords = (story: Story, language: Locale): string => reports[story][spoken(language)];

/** What they were written before they reported it. */
const messages: Readonly<Partial<Record<Story, Record<Spoken, string>>>> = words.messages;
export const writtenWords = (story: Story, language: Locale): string | undefined => messages[story]?.[spoken(language)];

export const appealWords = (language: Locale): string => words.appeal[spoken(language)];

/** What people without an account write. */
export const complaintWords = z.array(z.object({ language: z.enum(locales), complaint: complaintBody })).parse(words.complaints);
