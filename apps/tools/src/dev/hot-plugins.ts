import type { Plugin } from 'vite';

const wordFile = /\/locales\/([\w-]+)\/([\w-]+)\.json$/;

/** A changed file of words goes to the open pages, which show it without a reload. `entry-dev.ts` listens. */
export const changedWords: Plugin = {
  name: 'changed-words',
  async hotUpdate({ file, read }) {
    const [, locale, namespace] = wordFile.exec(file) ?? [];
    if (this.environment.name !== 'client' || !locale || !namespace) return undefined;
    const words = parsed(await read());
    if (words) this.environment.hot.send('words:changed', { locale, namespace, words });
    return [];
  },
};

/** Nothing for a file that is being written, or is no JSON: whoever reads it next says so. */
function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** What only the server loads, such as the frame of the document, shows on the open pages when they are loaded again. */
export const changedOnServer: Plugin = {
  name: 'changed-on-server',
  hotUpdate({ file, modules, server }) {
    const { client } = server.environments;
    if (this.environment.name !== 'ssr' || modules.length === 0 || wordFile.test(file)) return;
    if (!client.moduleGraph.getModulesByFile(file)?.size) client.hot.send({ type: 'full-reload' });
  },
};
