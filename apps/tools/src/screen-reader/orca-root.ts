import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { NotOnThisMachine } from '../clear-fault.js';
import { unpackedRoot } from '../services/unpacked-root.js';

/** Orca of a later suite asks for a desktop that says more of itself. */
const suite = 'bookworm';
const basis = ['base-files', 'bash', 'coreutils', 'dash', 'libc-bin', 'util-linux', 'procps', 'python3-minimal'];
const desktop = ['xvfb', 'openbox', 'xdotool', 'dbus', 'at-spi2-core', 'libglib2.0-bin', 'fonts-dejavu-core'];
const packages = [...basis, ...desktop, 'firefox-esr', 'orca'];

/** A folder with the screen reader, its browser and its desktop, and all that they need. */
export async function orcaRoot(log: (line: string) => void): Promise<string> {
  if (process.platform !== 'linux' || process.getuid?.() !== 0)
    throw new NotOnThisMachine(
      'The screen reader runs by chroot in a folder of its own, on Linux and as root: neither is to be had otherwise.',
    );
  const folder = await unpackedRoot(
    {
      name: 'orca',
      sources: [`deb http://deb.debian.org/debian ${suite} main`, `deb http://deb.debian.org/debian-security ${suite}-security main`],
      packages,
      complete,
      fetching: `Fetching Orca and Firefox: packages of Debian ${suite} (some 260 MB), unpacked without installing them`,
      missing: `Orca and Firefox could not be fetched: they come from Debian ${suite}, by apt-get and dpkg of this machine.`,
    },
    log,
  );
  log(versionsIn(folder));
  return folder;
}

/** What the packages' own scripts would do: the desktop's settings, drawings and kinds of files are found by lists of them. */
function complete(folder: string): void {
  writeFileSync(join(folder, 'etc', 'passwd'), 'root:x:0:0:root:/tmp/home:/bin/sh\n');
  writeFileSync(join(folder, 'etc', 'group'), 'root:x:0:\n');
  writeFileSync(join(folder, 'etc', 'machine-id'), `${'0'.repeat(31)}1\n`);
  const libraries = readdirSync(join(folder, 'usr', 'lib')).find((name) => name.endsWith('-linux-gnu')) ?? '';
  const pictures = join('/usr/lib', libraries, 'gdk-pixbuf-2.0');
  runIn(folder, 'glib-compile-schemas', '/usr/share/glib-2.0/schemas');
  runIn(folder, 'update-mime-database', '/usr/share/mime');
  writeFileSync(join(folder, pictures, '2.10.0', 'loaders.cache'), runIn(folder, join(pictures, 'gdk-pixbuf-query-loaders')));
}

function runIn(folder: string, ...command: readonly string[]): string {
  const { status, stdout, stderr, error } = spawnSync('chroot', [folder, ...command], { encoding: 'utf8' });
  if (status !== 0) throw new Error(`${command.join(' ')}: ${error?.message ?? stderr}`);
  return stdout;
}

/** Heard together: Orca 43.1, Firefox 153.8. */
function versionsIn(folder: string): string {
  const { stdout } = spawnSync('chroot', [folder, 'orca', '--version'], { encoding: 'utf8' });
  // Firefox itself does not say it before it sees its processes.
  const [, firefox] = /^Version=(.+)$/m.exec(readFileSync(join(folder, 'usr/lib/firefox-esr/application.ini'), 'utf8')) ?? [];
  if (!/^\d/.test(stdout ?? '') || !firefox)
    throw new NotOnThisMachine(`Orca does not run in ${folder}. Remove that folder to fetch it anew.`);
  return `Orca ${stdout.trim()}, Firefox ${firefox}`;
}
