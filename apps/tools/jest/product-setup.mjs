import { BuildFault, compileServer } from '../build.mjs';

export default async function setup({ maxWorkers }) {
  try {
    compileServer();
  } catch (error) {
    if (!(error instanceof BuildFault)) throw error;
    console.warn(error.message);
  }
  const { startProductServices } = await import('../../../dist/apps/tools/src/test/product-services.js');
  const services = await startProductServices(Math.max(1, maxWorkers));
  process.env.TEST_WORKERS = JSON.stringify(services.workers);
  globalThis.stopProductServices = services.stop;
}
