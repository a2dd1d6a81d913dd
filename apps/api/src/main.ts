import 'reflect-metadata';
import { fileURLToPath } from 'node:url';
import { loadConfig } from '#config';
import { logger, serveMetrics, setLogLevel, startTracing, startUp } from '#observability';
import { registerAdmin } from './admin/register-admin.js';
import { createApp } from './create-app.js';
import { serveApiDescription } from './http/api-description.js';
import { pagesRule, RateLimits } from './http/rate-limits.js';
import { PageActionsService } from './pages/actions/page-actions.service.js';
import { PageDataService } from './pages/data/page-data.service.js';
import { PageFactsService } from './pages/page-facts.service.js';
import { registerPages } from './pages/register-pages.js';

await startUp(async () => {
  const config = loadConfig();
  setLogLevel(config.logLevel);
  await startTracing('api', config.traces);
  const app = await createApp(config);
  // Scopes that are registered from here on inherit its way of answering errors.
  await app.init();
  const limits = app.get(RateLimits);
  if (config.isDemo) serveApiDescription(app);
  await registerAdmin(app);
  await registerPages(app.getHttpAdapter().getInstance(), {
    facts: app.get(PageFactsService),
    actions: app.get(PageActionsService),
    data: app.get(PageDataService),
    analyticsUrl: config.analyticsUrl,
    assertWithin: (who) => limits.consume(pagesRule, who),
    folder: fileURLToPath(new URL('../../../frontend/member', import.meta.url)),
    foreign: ['api', 'admin', 'photos', 'dev'],
  });
  await app.listen(config.listenPort, config.host);
  await serveMetrics({ host: config.metricsHost, port: config.metricsPort });
  logger.info({ port: config.listenPort, mode: config.appMode }, 'api listens');
});
