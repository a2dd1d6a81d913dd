import { existsSync, readdirSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import { featureLibraries, technicalLibraries } from '#config';
import { undefinedEvents } from '#events';
import '#notifications';
import { featureModules } from './index.js';

const libs = new URL('../../', import.meta.url);
/** Mails need a mailer, what runs is measured where it runs, and staff are served by the API alone: the processes that have them add these. */
const addedByProcesses = ['notifications', 'operations', 'back-office'];
const nameOf = (library: string): string => `${library.replace(/(?:^|-)([a-z])/g, (_, letter: string) => letter.toUpperCase())}Module`;

it('every event that a job waits for is defined by a feature', () => {
  expect(undefinedEvents()).toEqual([]);
});

describe('the list of libraries', () => {
  it('names every folder once', () => {
    const folders = readdirSync(libs, { withFileTypes: true }).flatMap((entry) => (entry.isDirectory() ? [entry.name] : []));
    expect([...technicalLibraries, ...featureLibraries, 'features', 'testing', 'testing-product'].toSorted()).toEqual(folders.toSorted());
  });

  it('is the order in which processes load the modules of features', () => {
    const expected = featureLibraries.filter((library) => !addedByProcesses.includes(library)).map(nameOf);
    expect(featureModules.map(({ name }) => name)).toEqual(expected);
    for (const library of featureLibraries) expect(existsSync(new URL(`${library}/src/${library}.module.ts`, libs))).toBe(true);
  });
});
