import { compile } from './compile.mjs';

export default async function setup({ maxWorkers }) {
  await compile();
  const { startProductServices } = await import('../../../dist/apps/tools/src/test/product-services.js');
  const services = await startProductServices(Math.max(1, maxWorkers));
  process.env.TEST_WORKERS = JSON.stringify(services.workers);
  globalThis.stopProductServices = services.stop;
}
