import type { Fault } from './jest-results.js';

/** A run with more causes of them than this has failed: what passes by luck proves nothing. */
export const MOST_UNSTABLE = 2;

export interface Judgement {
  /** Failed twice, or never came to the second try. */
  readonly failed: readonly Fault[];
  /** Failed in one of two tries. */
  readonly unstable: readonly Fault[];
}

export const isSame = (one: Pick<Fault, 'file' | 'title'>, other: Pick<Fault, 'file' | 'title'>): boolean =>
  one.file === other.file && one.title === other.title;

/** Journeys share the machine with a browser, and the tests of the middle size with the services of two others; all others wait for nothing. */
export const mayBeTriedAgain = ({ file }: Pick<Fault, 'file'>): boolean => /\.(journey|medium-spec)\.ts$/.test(file);

/** What two tries say together. A file that did not load is unstable when it loads the second time and nothing in it fails. */
export function judge(first: readonly Fault[], second: readonly Fault[]): Judgement {
  const failedAgain = (fault: Fault) =>
    second.some((other) => isSame(fault, other) || (other.file === fault.file && (fault.title === undefined || other.title === undefined)));
  const isFinal = (fault: Fault) => !mayBeTriedAgain(fault) || failedAgain(fault);
  const isNew = (fault: Fault) => !first.some((other) => isSame(fault, other) || (other.file === fault.file && !other.title));
  return {
    failed: first.filter(isFinal),
    unstable: [...first.filter((fault) => !isFinal(fault)), ...second.filter((fault) => fault.title !== undefined && isNew(fault))],
  };
}

/**
 * The faults, together where they have one cause as far as can be seen: they stand in one file, whose connection or product they share, or say the
 * same but for numbers and ids.
 */
export function causesOf(faults: readonly Fault[]): Fault[][] {
  return faults.reduce<Fault[][]>((causes, fault) => {
    const isPart = (cause: readonly Fault[]) => cause.some((other) => other.file === fault.file || wordsOf(other) === wordsOf(fault));
    return [...causes.filter((cause) => !isPart(cause)), [...causes.filter(isPart).flat(), fault]];
  }, []);
}

const wordsOf = ({ why }: Fault): string => why.replaceAll(/[\da-f]{4,}|\d+/gi, '#');
