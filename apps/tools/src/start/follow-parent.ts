// Loaded into every child before its own code: when the start command dies, even by kill -9, its children end too.
const patienceMs = 4_000;

process.once('disconnect', () => {
  askToEnd();
  setTimeout(() => process.exit(1), patienceMs).unref();
});
// The channel alone must not keep a process open that has finished.
process.channel?.unref();

/** With all that it started, where it has a process group of its own. */
function askToEnd(): void {
  try {
    process.kill(-process.pid, 'SIGTERM');
  } catch {
    process.kill(process.pid, 'SIGTERM');
  }
}
