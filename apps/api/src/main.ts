import 'reflect-metadata';
import { loadConfig } from '#config';
import { logger, serveMetrics, setLogLevel } from '#observability';
import { registerAdmin } from './admin/register-admin.js';
import { createApp } from './create-app.js';
import { serveApiDescription } from './http/api-description.js';
import { registerPages } from './pages/register-pages.js';

const config = loadConfig();
setLogLevel(config.logLevel);
process.on('unhandledRejection', (error) => logger.error({ err: error }, 'unhandled rejection'));

const app = await createApp(config);
if (config.isDemo) serveApiDescription(app);
await registerAdmin(app);
await registerPages(app);
await app.listen(config.listenPort, config.host);
await serveMetrics(config.metricsPort);
logger.info({ port: config.listenPort, mode: config.appMode }, 'api listens');
