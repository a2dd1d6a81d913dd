import { compile } from './compile.mjs';

export default async function setup({ maxWorkers }) {
  await compile();
  const { startMediumServices } = await import('../../../dist/apps/tools/src/test/medium-services.js');
  const starting = startMediumServices(Math.max(1, maxWorkers));
  const end = () => {
    void starting
      .then(({ stop }) => stop())
      .catch(() => undefined)
      .finally(() => process.exit(130));
  };
  process.once('SIGINT', end);
  process.once('SIGTERM', end);
  const services = await starting;
  process.env.TEST_WORKERS = JSON.stringify(services.workers);
  globalThis.stopMediumServices = services.stop;
}
