import { ClearFault, faultText } from './clear-fault.js';

export type Command = (args: readonly string[]) => Promise<void>;
/** Each command loads only what it needs. */
export type Commands = Readonly<Record<string, () => Promise<Command>>>;

/** A fault is one clear line where it can be, and the exit code says that there was one. */
export async function runCommand(commands: Commands, name: string, args: readonly string[]): Promise<void> {
  const load = commands[name];
  if (!load) {
    console.error(`There is no command "${name}". Commands: ${Object.keys(commands).join(', ')}`);
    process.exitCode = 1;
    return;
  }
  try {
    const command = await load();
    await command(args);
  } catch (error) {
    console.error(faultText(error));
    process.exitCode = error instanceof ClearFault ? error.exitCode : 1;
  }
}
