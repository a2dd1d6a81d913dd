/** The API as its description has it; the attack reads the same. */
export { allOperations, endsSession, fromAnywhere, withIds, type Operation } from '../../../tools/src/attack/operations.js';
export type { Schema } from '../../../tools/src/attack/schema.js';
