import type { Server } from 'node:http';
import { join } from 'node:path';
import { createServer, type ViteDevServer } from 'vite';
import { projectRoot } from '../project.js';
import { changedOnServer, changedWords } from './hot-plugins.js';

/** A frontend from its sources, with hot reload over the sockets of the given server. */
export function startVite(name: 'member' | 'admin', server: Server): Promise<ViteDevServer> {
  return createServer({
    configFile: join(projectRoot, 'frontend', name, 'vite.config.ts'),
    // Pages of members are drawn by the API; those of the back office by the browser.
    appType: name === 'member' ? 'custom' : 'spa',
    clearScreen: false,
    logLevel: 'warn',
    cacheDir: join(projectRoot, 'node_modules', '.vite', name),
    plugins: [changedWords, changedOnServer],
    server: { middlewareMode: true, hmr: { server, path: 'hot' } },
  });
}
