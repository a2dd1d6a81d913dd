import { faultsOf } from '../test/jest-results.js';
import { runJest } from '../test/jest-run.js';
import type { ObjectStorage } from './object-storage.js';

const file = 'libs/storage/src/object-store.spec.ts';
const bucket = 'specs';

/** Has the specs of the object store tried with a bucket of Swift too. Answers what passed and failed. */
export async function runStorageSpecs(storage: ObjectStorage) {
  await storage.makeBucket(bucket);
  const given = JSON.stringify({ ...storage.s3Of(bucket), photoBytes: 'api' });
  const services = { workers: [], stop: () => Promise.resolve() };
  const { output, result } = await runJest({ size: 'unit', workers: 1, files: [file], services, name: 'storage', env: { SPEC_S3: given } });
  if (!result) throw new Error(`the specs of the object store broke off:\n${output}`);
  for (const { title, why } of faultsOf(result)) console.log(`${title ?? file}\n  ${why}`);
  const { numPassedTests: storage_specs_passed, numFailedTests: failed, numRuntimeErrorTestSuites: broken } = result;
  return { storage_specs_passed, storage_specs_failed: failed + broken };
}
