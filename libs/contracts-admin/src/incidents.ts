import * as z from 'zod/mini';
import { locales, paragraphs, statusParts, uuid, type Locale } from '#contracts';
import { command } from './command.js';
import { listOf, pageFields, withinCap } from './lists.js';
import { resource } from './resource.js';

/** Something broke, or work that was planned. */
export const incidentKinds = ['trouble', 'work'] as const;
export type IncidentKind = (typeof incidentKinds)[number];
export const incidentTextMax = 1_000;
export const incidentId = uuid;

const text = paragraphs().check(z.minLength(1, 'field_required'), z.maxLength(incidentTextMax));
const byLocale = Object.fromEntries(locales.map((locale) => [locale, z.optional(text)])) as Record<Locale, z.ZodMiniOptional<typeof text>>;
/** Whoever reads none of these languages gets the English one, else the Dutch, else any: one has to be there. */
const texts = z
  .strictObject(byLocale)
  .check(z.refine((written) => Object.keys(written).length > 0, { error: 'field_required', path: ['en'] }));
export type IncidentTexts = z.infer<typeof texts>;

/** `ended_at`: null while nobody knows when it is over. */
const facts = {
  kind: z.enum(incidentKinds),
  parts: z.array(z.enum(statusParts)).check(z.minLength(1, 'field_required'), z.maxLength(statusParts.length)),
  began_at: z.iso.datetime(),
  ended_at: z.nullable(z.iso.datetime()),
  texts,
} as const;

export const incidentsQuery = z.strictObject(pageFields).check(z.refine(withinCap, { path: ['page'] }));
export type IncidentsQuery = z.infer<typeof incidentsQuery>;
export const incidentRow = z.object({ id: incidentId, ...facts, version: z.int(), changed_at: z.iso.datetime() });
export type IncidentRow = z.infer<typeof incidentRow>;
export const incidentsAnswer = listOf(incidentRow);
export type IncidentsAnswer = z.infer<typeof incidentsAnswer>;
export const incidentAnswer = z.object({ incident: incidentRow });
export type IncidentAnswer = z.infer<typeof incidentAnswer>;

/** In a trouble there is no time for a question: what was written can be changed at any time. */
const ofIncident = { right: 'incidents', subject: 'incident', reason: null, confirms: false, result: incidentAnswer } as const;

export const incidentCommands = {
  write_incident: command({
    ...ofIncident,
    path: '/api/admin/incidents',
    act: 'incident.written',
    target: null,
    fields: facts,
  }),
  change_incident: command({
    ...ofIncident,
    path: '/api/admin/incidents/:id/change',
    act: 'incident.changed',
    target: incidentId,
    // `version`: which one was looked at.
    fields: { version: z.int32().check(z.gte(1)), ...facts },
  }),
} as const;

/** What staff read of it. */
export const incidentsResources = {
  incidents: resource({
    path: '/api/admin/incidents',
    right: 'incidents',
    id: incidentId,
    sorts: [],
    query: incidentsQuery,
    row: incidentRow,
    one: null,
  }),
} as const;
