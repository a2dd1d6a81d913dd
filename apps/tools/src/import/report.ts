import type { CheckReport, FaultCount, ImportFaultReason, RunReport } from '#imports';

/** What a person reads of each reason: what is wrong, and what becomes of the line. */
const meanings = {
  not_json: 'is no JSON',
  line_too_long: 'is longer than 1 MB',
  invalid: 'has a field that is missing, unknown or wrong',
  duplicate_id: 'has the id of an earlier line',
  duplicate_address: 'has the address of an earlier line',
  address_taken: 'has the address of an account that is here',
  address_banned: 'has the address of somebody who was banned here',
  too_young: 'is of somebody under the minimum age of the site',
  town_unknown: 'names a town that is not in our list',
  town_ambiguous: 'names a town of which there are several: say its region',
  name_not_allowed: 'has a name that nobody may have here',
  password_missing: 'has no password: a new one by mail',
  password_unknown: 'has a password of a kind that cannot be compared here: a new one by mail',
  password_too_costly: 'has a password that takes too long to compare: a new one by mail',
  consent_unknown: 'has a consent to a text that is not ours: asked again',
  block_unknown: 'blocks somebody who does not come along',
  photos: 'names photos, which do not come along',
} as const satisfies Record<FaultCount['reason'], string>;

const number = (value: number): string => value.toLocaleString('en');

export function checkLines({ lines, accepted, refused, credits, faults }: CheckReport): string[] {
  return [
    `Lines:     ${number(lines)}`,
    `Would come: ${number(accepted)}, with ${number(credits)} credits`,
    `Refused:   ${number(refused)}`,
    ...faultLines(faults),
    'Nothing was written.',
  ];
}

export function runLines(report: RunReport): string[] {
  const { id, fileName, siteName, state, lines, imported, refused, here, came, credits, booked, faults } = report;
  return [
    `Run:       ${id}, ${fileName} for ${siteName}: ${states[state]}`,
    `Lines:     ${number(lines)}`,
    `Imported:  ${number(imported)}, of whom ${number(here)} are here and ${number(came)} have logged in`,
    `Refused:   ${number(refused)}`,
    `Credits:   ${number(credits)} as the lines told them, ${number(booked)} in the ledger`,
    ...faultLines(faults),
    ...(isSound(report) ? [] : ['These numbers do not agree. Keep the file, and look before anybody logs in.']),
  ];
}

/** Whether every line is accounted for, and every credit, once a run is over. */
export const isSound = ({ state, lines, imported, refused, credits, booked }: RunReport): boolean =>
  state !== 'done' || (lines === imported + refused && booked === credits);

const states = {
  reading: 'broken off while it was read; resume goes on',
  writing: 'broken off while it was written; resume goes on',
  done: 'done',
  undoing: 'broken off while it was undone; undo goes on',
  undone: 'undone',
} as const satisfies Record<RunReport['state'], string>;

function faultLines(faults: readonly FaultCount[]): string[] {
  return faults.map(({ outcome, reason, field, count, lines }) => {
    const where = lines.length < count ? `${lines.join(', ')} …` : lines.join(', ');
    const what = field ? `${reason} (${field})` : reason;
    return `${number(count).padStart(9)} ${outcome === 'refused' ? 'refused: ' : 'left out:'} ${what}: ${meanings[reason]}. Lines ${where}`;
  });
}

export const faultWords = {
  open_run: 'Another import is not over. See `status`: finish it by `resume`, or take it back by `undo`.',
  no_run: 'There is no import that this could go on with.',
  other_file: 'This is not the file that the import began with: the same bytes are needed.',
  elsewhere: 'Another process is doing this import at this moment. What it did stands; this one did nothing.',
  nothing_to_undo: 'There is no import to undo.',
} as const satisfies Record<ImportFaultReason, string>;
