import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from '@jest/globals';
import { projectRoot } from '../project.js';

/** Words that only insiders read, and what an engineer would search for. */
const insteadOf: Readonly<Record<string, string>> = {
  curtain: 'beforeAll, afterAll',
  goOn: 'resume',
  letBe: 'suppress',
  lateLetters: 'lateFonts',
  ownWays: 'accountLifecycle',
  firstLine: 'newConversation',
  toldTo: 'notifiedOf, decisionsAbout',
  PageRoomServices: 'PageFacts, PageActions',
  cameOrWent: 'availabilityChanged',
  onComeOrGo: 'onAvailabilityChange',
  letBack: 'reactivate',
  holdBack: 'defer',
  passMainOn: 'promoteNextMain',
  passOn: 'refer',
  putBack: 'requeue, reinstate, restore',
  comeFirst: 'isModeratedFirst',
  comesAnyhow: 'isUnderWay',
  holdAlone: 'replaceHolds',
  holdAmong: 'holdOwned',
  holdOwn: 'lockOwn',
  sift: 'refuseDuplicate',
  unskip: 'undoSkip',
  unsend: 'undoSend',
  unlearn: 'forgetDecision',
  learnLate: 'rememberLate',
  vouchFor: 'markTrusted',
  makeWhole: 'clearRecovered',
  rehearse: 'dryRun',
  closeCured: 'closeResolved',
  secureFound: 'preserve',
  setBack: 'restorePrevious',
  stillSo: 'unchangedSince',
  theOneCalled: 'townByName',
  absurdityOf: 'implausibilityOf',
  giveWay: 'waitForUrgent',
  giveAll: 'grantAll',
  putAndShow: 'publishRenditions',
  doneWith: 'resultOf',
  gist: 'normalizedText',
  freeOne: 'evictOne',
  onlyShown: 'pickShown',
  keepLonger: 'extendRetention',
};
const banned = new RegExp(`\\b(${Object.keys(insteadOf).join('|')})\\b`);
const inKebabCase = (word: string) => word.replaceAll(/(?<=.)[A-Z]/g, (letter) => `-${letter}`).toLowerCase();
const bannedNames = Object.keys(insteadOf).map(inKebabCase);

const sourcesIn = (folder: string): string[] =>
  readdirSync(join(projectRoot, folder), { recursive: true, encoding: 'utf8' })
    .filter((path) => /\.tsx?$/.test(path) && !path.includes('node_modules') && !path.endsWith('code-words.spec.ts'))
    .map((path) => join(folder, path));

it('names in code are words that an engineer searches for', () => {
  expect([banned.test('curtain.rise()'), banned.test('curtains')]).toEqual([true, false]);
  const found = ['apps', 'libs', 'frontend'].flatMap(sourcesIn).flatMap((path) => {
    const name = bannedNames.find((word) => path.includes(`/${word}.`));
    const word = name ?? banned.exec(readFileSync(join(projectRoot, path), 'utf8'))?.[0];
    return word ? [`${path}: ${word}`] : [];
  });
  expect(found).toEqual([]);
});
