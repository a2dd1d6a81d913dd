// The services of the tests of the middle size, for so many workers.
import { faultText } from '../clear-fault.js';
import { startMediumServices } from './medium-services.js';
import { serveParent } from './service-process.js';

const workers = Number(process.argv[2]);

await serveParent(() => {
  const starting = startMediumServices(workers);
  return {
    ready: starting.then(({ workers: environments }) => environments),
    stop: async () => (await starting.catch(() => undefined))?.stop(),
  };
}, faultText);
