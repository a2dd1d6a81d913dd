import type { Commands } from './commands.js';

/** What an installation is managed with, on this machine and in the image. */
export const manageCommands: Commands = {
  staff: async () => (await import('./staff/index.js')).staff,
  addresses: async () => (await import('./addresses/index.js')).addresses,
  company: async () => (await import('./company/index.js')).company,
  community: async () => (await import('./community/index.js')).community,
  erasures: async () => (await import('./erasures/index.js')).erasures,
  import: async () => (await import('./import/index.js')).importMembers,
};
