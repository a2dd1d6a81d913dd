import { ErasureService } from '#auth';
import { currentEnvironment, type Environment } from '#config';
import { ClearFault } from '../clear-fault.js';
import { openProduct } from '../open-product.js';

/** `erasures repeat`, after a backup was restored and before anybody gets in: erases again whoever was erased since that backup. */
export async function erasures([act]: readonly string[]): Promise<void> {
  if (act !== 'repeat') throw new ClearFault('What is to be done? erasures repeat');
  const { noted, erased } = await repeatErasures(currentEnvironment());
  console.log(`${noted} erased members are noted in the object store; ${erased} of them were back, and are erased again`);
}

export async function repeatErasures(env: Environment): Promise<{ readonly noted: number; readonly erased: number }> {
  const product = await openProduct(env);
  try {
    return await product.get(ErasureService).repeat();
  } finally {
    await product.close();
  }
}
