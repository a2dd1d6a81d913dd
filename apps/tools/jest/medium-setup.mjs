import { BuildFault, compileServer } from '../build.mjs';

/** The services are started by compiled code; type errors elsewhere are for the type check to tell. */
export default async function setup({ maxWorkers }) {
  try {
    compileServer();
  } catch (error) {
    if (!(error instanceof BuildFault)) throw error;
    console.warn(error.message);
  }
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
