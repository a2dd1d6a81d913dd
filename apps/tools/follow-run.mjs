// Loaded into each command of a test run and into the Node processes that it forks: when the process that started them is gone, even by kill -9, they
// end too, in the middle of whatever they do, with all that they started.
const EVERY_MS = 500;
const parent = process.ppid;

setInterval(() => {
  if (process.ppid === parent) return;
  try {
    process.kill(-process.pid, 'SIGKILL'); // where this process leads a group
  } catch {
    process.exit(1);
  }
}, EVERY_MS).unref();
