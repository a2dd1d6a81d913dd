// The product of a test run. With the word `prepare` only its stores, with the community in them, for copies to begin with.
import { currentEnvironment } from '#config';
import { faultText } from '../clear-fault.js';
import { startProduct } from '../start/product.js';
import type { Servers } from '../start/servers.js';
import { serveParent } from './service-process.js';

const options = { members: 300, seedNumber: 58, isExplicit: true, isFresh: false, pictures: 6 };
const noServers: Servers = { prepare: async () => undefined, start: async () => undefined, stop: async () => undefined };
const isPreparing = process.argv[2] === 'prepare';

await serveParent((log) => startProduct(options, log, currentEnvironment(), isPreparing ? () => noServers : undefined), faultText);
