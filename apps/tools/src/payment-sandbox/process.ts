// The payment sandbox as a process of its own, so that a test can end it, as a provider can be away.
import { currentEnvironment } from '#config';
import { startPaymentSandbox } from './server.js';

const { SANDBOX_PORT = '', SANDBOX_FOLDER = '', MOLLIE_KEY = '' } = currentEnvironment();
const sandbox = await startPaymentSandbox({ port: Number(SANDBOX_PORT), folder: SANDBOX_FOLDER, key: MOLLIE_KEY });

const end = (): void => void sandbox.stop().then(() => process.exit(0));
process.once('SIGTERM', end);
process.once('SIGINT', end);
