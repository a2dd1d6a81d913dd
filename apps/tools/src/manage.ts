// The commands of an installation, where npm is not: `node dist/apps/tools/src/manage.js staff …` and `… company …`.
import { main } from './main.js';

const [command = '', ...args] = process.argv.slice(2);
await main(command, args);
