// The commands of an installation, where npm is not: `node dist/apps/tools/src/manage.js staff …`, `… company …`, `… import …`, `… erasures …` and `… addresses`.
import { runCommand } from './commands.js';
import { manageCommands } from './manage-commands.js';

const [command = '', ...args] = process.argv.slice(2);
await runCommand(manageCommands, command, args);
