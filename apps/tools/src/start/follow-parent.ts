// Loaded into every child before its own code: when the start command dies, even by kill -9, its children end too.
const patienceMs = 10_000;

process.once('disconnect', () => {
  process.kill(process.pid, 'SIGTERM');
  setTimeout(() => process.exit(1), patienceMs).unref();
});
// The channel alone must not keep a process open that has finished.
process.channel?.unref();
