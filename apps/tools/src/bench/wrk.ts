import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { z } from 'zod';

/** Stands in a body for a uuid that is made anew for each request. */
export const freshId = '00000000-0000-4000-8000-000000000000';

export type Post = { readonly path: string; readonly cookie: string; readonly body: string };
type Load = { readonly url: string; readonly connections: number; readonly seconds: number; readonly posts: readonly Post[] };

const saidSchema = z.object({ requests: z.number(), microseconds: z.number(), refused: z.number(), lost: z.number() });

/** wrk asks `init` for the files once, `request` for each request, and `done` at the end. */
const script = `
local posts, turn, hex = {}, 0, {}
for n = 0, 65535 do hex[n] = string.format('%04x', n) end
local function four() return hex[math.random(0, 65535)] end
local function id() return four() .. four() .. '-' .. four() .. '-4' .. four():sub(2) .. '-8' .. four():sub(2) .. '-' .. four() .. four() .. four() end
function init(args)
  math.randomseed(tonumber(args[2]))
  local file = io.open(args[1])
  for post in file:read('*a'):gmatch('[^%z]+') do
    local from, to = post:find('${freshId}', 1, true)
    posts[#posts + 1] = { post:sub(1, from - 1), post:sub(to + 1) }
  end
  file:close()
end
function request()
  turn = turn % #posts + 1
  return posts[turn][1] .. id() .. posts[turn][2]
end
function done(all)
  local lost = all.errors.connect + all.errors.read + all.errors.write + all.errors.timeout
  io.write(string.format('{"requests":%d,"microseconds":%d,"refused":%d,"lost":%d}', all.requests, all.duration, all.errors.status, lost))
end
`;

/**
 * Sends posts in turn, as fast as it goes. wrk takes a fifth of the processor that a generator in Node takes, from what is measured. Undefined where
 * there is no wrk (a Debian package); throws when a request was refused or lost.
 */
export async function postByWrk({ url, connections, seconds, posts }: Load): Promise<{ messages: number; perSecond: number } | undefined> {
  const folder = mkdtempSync(join(tmpdir(), 'bench-'));
  try {
    const [scriptFile, postsFile] = [join(folder, 'post.lua'), join(folder, 'posts')];
    writeFileSync(scriptFile, script);
    writeFileSync(postsFile, posts.map((post) => asHttp(new URL(url).host, post)).join('\0'));
    const options = `-t 1 -c ${connections} -d ${seconds}s -s ${scriptFile} ${url} -- ${postsFile} ${process.hrtime()[1]}`.split(' ');
    const { stdout } = await promisify(execFile)('wrk', options);
    const { requests, microseconds, refused, lost } = saidSchema.parse(JSON.parse(stdout.slice(stdout.lastIndexOf('{'))));
    if (refused + lost > 0) throw new Error(`${refused} refusals and ${lost} errors while sending`);
    return { messages: requests, perSecond: (requests * 1_000_000) / microseconds };
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  } finally {
    rmSync(folder, { recursive: true });
  }
}

const asHttp = (host: string, { path, cookie, body }: Post): string =>
  [
    `POST ${path} HTTP/1.1`,
    `host: ${host}`,
    'content-type: application/json',
    `cookie: ${cookie}`,
    `content-length: ${Buffer.byteLength(body)}`,
    '',
    body,
  ].join('\r\n');
