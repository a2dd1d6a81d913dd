import { BuildFault, compileServer } from '../build.mjs';

export default async function setup() {
  try {
    compileServer();
  } catch (error) {
    if (!(error instanceof BuildFault)) throw error;
    console.warn(error.message);
  }
  const { startProductServices } = await import('../../../dist/apps/tools/src/test/product-services.js');
  const services = await startProductServices();
  Object.assign(process.env, services.env);
  globalThis.stopProductServices = services.stop;
}
