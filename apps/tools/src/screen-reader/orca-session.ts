import { copyFileSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import puppeteer, { type Browser } from 'puppeteer-core';
import { projectRoot } from '../project.js';
import { firefoxPreferences } from '../services/firefox.js';
import { freePort } from '../services/ports.js';
import { hasEnded, spawnWithLog, stopProcess, type SpawnedWithLog } from '../services/processes.js';
import { orcaRoot } from './orca-root.js';
import { utterancesOf } from './utterances.js';

const START_MS = 180_000;
const ANSWER_MS = 60_000;
const ASK_MS = 100;

/** The folder that this session shares with what runs in the root. */
const inside = '/srv';

const preferences = {
  ...firefoxPreferences,
  // On, whether or not somebody asks.
  'accessibility.force_disabled': -1,
  'browser.shell.checkDefaultBrowser': false,
  'browser.aboutwelcome.enabled': false,
  'browser.newtab.preload': false,
  'browser.newtabpage.enabled': false,
  'browser.startup.homepage_override.mstone': 'ignore',
  'datareporting.policy.dataSubmissionEnabled': false,
  'toolkit.telemetry.enabled': false,
};

/** Mounts end with the namespace; Orca ends every other Orca that it can see. */
const enter = `set -e
root=$1 shared=$2; shift 2
mount --rbind /dev "$root/dev"
mount -t proc proc "$root/proc"
mount -t tmpfs tmpfs "$root/tmp"
mount -t tmpfs tmpfs "$root/run"
mount --bind "$shared" "$root${inside}"
mkdir -m 700 "$root$HOME" "$root$XDG_RUNTIME_DIR"
exec chroot "$root" dbus-run-session --config-file=/usr/share/dbus-1/session.conf -- sh ${inside}/session.sh "$@"`;

/** Whatever is a line of its input is pressed, as by a hand on the keyboard. */
const session = `: >${inside}/display
Xvfb -displayfd 3 -screen 0 1400x1100x24 -nolisten tcp 3>${inside}/display &
until [ -s ${inside}/display ]; do sleep 0.1; done
DISPLAY=:$(cat ${inside}/display)
export DISPLAY
/usr/libexec/at-spi-bus-launcher --launch-immediately &
openbox &
SAID=${inside}/said PYTHONPATH=${inside} orca --replace &
/usr/lib/firefox-esr/firefox-esr --no-remote --profile ${inside}/profile --remote-debugging-port "$1" about:blank &
while read -r key; do xdotool key "$key"; done
`;

const environment = {
  PATH: '/usr/sbin:/usr/bin',
  LANG: 'C.UTF-8',
  HOME: '/tmp/home',
  XDG_RUNTIME_DIR: '/tmp/runtime',
  GSETTINGS_BACKEND: 'memory',
  MOZ_CRASHREPORTER_DISABLE: '1',
  // It may not have a namespace of its own in this one, and says so in a bar above each page.
  MOZ_DISABLE_CONTENT_SANDBOX: '1',
};

/** A desktop with Orca and Firefox on a screen that nobody sees. Orca speaks English, whatever a page speaks. */
export class OrcaSession {
  private constructor(
    readonly browser: Browser,
    private readonly folder: string,
    private readonly spawned: SpawnedWithLog,
  ) {}

  /** What it keeps lies in a folder of its own inside `parent`, which goes with it. */
  static async open(parent: string): Promise<OrcaSession> {
    const root = await orcaRoot(console.log);
    const folder = mkdtempSync(join(parent, 'orca-'));
    lay(folder);
    const port = await freePort();
    const command = ['--mount', '--pid', '--fork', '--kill-child', 'sh', '-c', enter, 'sh', root, folder, String(port)];
    const spawned = await spawnWithLog('setpriv', ['--pdeathsig', 'KILL', 'unshare', ...command], join(folder, 'session.log'), {
      env: environment,
      stdio: ['pipe', 'pipe', 'pipe'],
    });
    try {
      const browser = await within(START_MS, spawned, async () => {
        // The first that Orca says is that it is on.
        if (readSaid(folder) === '') return undefined;
        return puppeteer
          .connect({
            browserWSEndpoint: `ws://127.0.0.1:${port}/session`,
            protocol: 'webDriverBiDi',
            defaultViewport: null,
            protocolTimeout: ANSWER_MS,
          })
          .catch(() => undefined);
      });
      return new OrcaSession(browser, folder, spawned);
    } catch (fault) {
      await end(spawned, folder);
      throw fault;
    }
  }

  /** Everything that was said until now. */
  said(): string[] {
    return utterancesOf(readSaid(this.folder));
  }

  /** A key as xdotool calls it: `Tab`, `shift+Tab`, `Escape`. */
  press(key: string): void {
    this.spawned.child.stdin?.write(`${key}\n`);
  }

  async close(): Promise<void> {
    await this.browser.disconnect();
    await end(this.spawned, this.folder);
  }
}

const readSaid = (folder: string): string => (existsSync(join(folder, 'said')) ? readFileSync(join(folder, 'said'), 'utf8') : '');

function lay(folder: string): void {
  mkdirSync(join(folder, 'profile'));
  const lines = Object.entries(preferences).map(([name, value]) => `user_pref(${JSON.stringify(name)}, ${JSON.stringify(value)});\n`);
  writeFileSync(join(folder, 'profile', 'user.js'), lines.join(''));
  writeFileSync(join(folder, 'session.sh'), session);
  copyFileSync(join(projectRoot, 'apps/tools/src/screen-reader/speechd.py'), join(folder, 'speechd.py'));
}

async function within<Answer>(ms: number, spawned: SpawnedWithLog, ask: () => Promise<Answer | undefined>): Promise<Answer> {
  for (const endsAt = performance.now() + ms; performance.now() < endsAt; await sleep(ASK_MS)) {
    if (hasEnded(spawned.child)) break;
    const answer = await ask();
    if (answer !== undefined) return answer;
  }
  throw new Error(`The screen reader did not start:\n${spawned.lastLines()}`);
}

async function end(spawned: SpawnedWithLog, folder: string): Promise<void> {
  await stopProcess(spawned.pid, { signal: 'SIGKILL' });
  rmSync(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 });
}
