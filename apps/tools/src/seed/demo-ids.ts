import { Random } from './random.js';

/** Ids of the demo count milliseconds from here, so that they are the same in every year and in the order of their numbers. */
const EPOCH = Date.UTC(2026, 0, 1);
const spaces = { member: 1, photo: 2, pair: 3, message: 4, client: 5, order: 6 } as const;
export type IdSpace = keyof typeof spaces;

const hex = (value: number, digits: number): string => value.toString(16).padStart(digits, '0');

/** A uuid of version 7 that depends on the seed, the kind of thing and its number alone. */
export function demoId(seedNumber: number, space: IdSpace, number: number): string {
  const random = new Random(seedNumber, spaces[space], number);
  const time = hex(EPOCH + number * 10, 12);
  const version = 0x7000 | random.between(0, 0xfff);
  const variant = 0x8000 | random.between(0, 0x3fff);
  return `${time.slice(0, 8)}-${time.slice(8)}-${hex(version, 4)}-${hex(variant, 4)}-${hex(random.between(0, 0xffffff), 6)}${hex(random.between(0, 0xffffff), 6)}`;
}
