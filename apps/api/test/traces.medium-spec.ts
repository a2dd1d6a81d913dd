import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { SESSION_COOKIE, SessionsService } from '#auth';
import { Transactions } from '#database';
import { aPicture, World, type TestMember } from '#testing';
import { callerAt, endAllApps, eventually, productionSettings, runningApp, type App } from '#testing-product';
import { attachPhoto } from './support/photo-stage.js';
import { TraceCollector, type CollectedSpan } from './support/trace-collector.js';

const START_MS = 120_000;
const SOON_S = 30;
const [SERVER, CLIENT, PRODUCER, CONSUMER] = [2, 3, 4, 5];

/** Tells on a signal, one that does not end the API, which packages of traces are loaded; the one that others bring along anyway is left out. */
const tellLoaded = `
  import Module from 'node:module';
  process.on('SIGWINCH', () => {
    const loaded = Object.keys(Module._cache).filter((path) => /opentelemetry\\/(?!api\\/)|bullmq-otel/.test(path));
    process.stdout.write('loaded: ' + loaded.length + '\\n');
  });
`;
const settings = (more: Readonly<Record<string, string>> = {}) => ({
  ...productionSettings(),
  PUBLIC_URLS: 'https://127.0.0.1',
  NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(tellLoaded)}`,
  ...more,
});

async function countLoaded(app: App): Promise<number> {
  process.kill(app.pid, 'SIGWINCH');
  return Number(await eventually(SOON_S, () => /loaded: (\d+)/.exec(app.output())?.[1]));
}

let world: World;
beforeAll(async () => {
  world = await World.open();
});
afterAll(async () => {
  await endAllApps();
  await world.close();
});

const cookieOf = async ({ id }: TestMember): Promise<string> => {
  const { token } = await world.get(Transactions).run((tx) => world.get(SessionsService).open(tx, id, 'a test'));
  return `${SESSION_COOKIE}=${token}`;
};
const textOf = ({ attributes = [] }: CollectedSpan, key: string): string | undefined => {
  const found = attributes.find((one) => one.key === key)?.value;
  return found && 'stringValue' in found ? found.stringValue : undefined;
};

describe('traces', () => {
  let collector: TraceCollector;
  let api: App;
  let worker: App;
  beforeAll(async () => {
    collector = await TraceCollector.listen();
    const traced = settings({ TRACES_URL: collector.url, TRACES_RATIO: '1' });
    [api, worker] = await Promise.all([runningApp('api', traced), runningApp('worker', traced)]);
  }, START_MS);
  afterAll(async () => {
    await Promise.all([api.stop(), worker.stop()]);
    collector.close();
  });
  beforeEach(() => world.rows(`delete from events.outbox`));

  /** The first span of this name that is not of a trace seen before. */
  const spanOf = (name: string, isNew: (span: CollectedSpan) => boolean = () => true) =>
    eventually(SOON_S, () => collector.spans.find((span) => span.name === name && isNew(span)));
  const lineageOf = (span: CollectedSpan): string[] => {
    const parent = collector.parentOf(span);
    return [span.name, ...(parent ? lineageOf(parent) : [])];
  };

  it(
    'follow a message by one id from the request through the database and the queue to the worker, and to the sockets, without a word of anybody',
    async () => {
      const anna = await world.member('Annacanary', { paid: true, credits: 5, email: 'anna.canary@mail.example' });
      const bert = await world.member('Bertcanary', { gender: 'male', email: 'bert.canary@mail.example' });
      const chat = await world.chatBetween(anna, bert);
      const cookie = await cookieOf(anna);
      const clientId = randomUUID();
      const stranger = 'c0ffee00c0ffee00c0ffee00c0ffee00';
      const answer = await callerAt(api.url, cookie)
        .post(`/api/chats/${chat}/messages?note=canary-in-the-query`)
        .set({ 'user-agent': 'canary-browser', traceparent: `00-${stranger}-c0ffee00c0ffee00-01`, 'x-forwarded-for': '203.0.113.77' })
        .send({ client_id: clientId, text: 'Meet me by the canary cage' });
      expect(answer.status).toBe(201);
      await world.rows(`update events.outbox set due = now() where reaction = 'notifications.check-unread'`);

      const request = await spanOf('POST /api/chats/:id/messages');
      expect([request.service, request.kind, request.parentSpanId]).toEqual(['api', SERVER, undefined]);
      expect([textOf(request, 'http.route'), request.traceId === stranger]).toEqual(['/api/chats/:id/messages', false]);

      const sent = await spanOf('select chats.accept_batch');
      expect([sent.service, sent.kind, sent.traceId, sent.parentSpanId]).toEqual(['api', CLIENT, request.traceId, request.spanId]);
      const hint = await spanOf('send chat.message');
      expect([hint.service, hint.kind, hint.traceId, hint.parentSpanId]).toEqual(['api', PRODUCER, request.traceId, request.spanId]);

      const process = await spanOf('process notifications.check-unread');
      expect([process.service, process.kind, process.traceId]).toEqual(['worker', CONSUMER, request.traceId]);
      expect(lineageOf(process)).toEqual([
        'process notifications.check-unread',
        'add notifications.check-unread',
        'POST /api/chats/:id/messages',
      ]);
      // Its own statements follow from it.
      await eventually(SOON_S, () =>
        collector.spans.some((span) => span.service === 'worker' && span.kind === CLIENT && collector.parentOf(span) === process),
      );

      const told = collector.bodies.join('\n');
      const secrets = ['canary', anna.id, bert.id, chat, clientId, cookie.slice(-20), '203.0.113.77', '127.0.0.1', 'Utrecht', '"00-'];
      expect(secrets.filter((secret) => told.toLowerCase().includes(secret.toLowerCase()))).toEqual([]);
    },
    START_MS,
  );

  it(
    'go on from the worker to the sockets: a photo is sent, rendered and shown by one id',
    async () => {
      const anna = await world.member();
      const photo = await aPicture({ width: 220, height: 220 });
      const upload = await attachPhoto(callerAt(api.url, await cookieOf(anna)).post('/api/photos'), photo);
      expect(upload.status).toBe(201);
      const ready = await spanOf('send photo.ready');
      expect([ready.service, ready.kind]).toEqual(['worker', PRODUCER]);
      expect(lineageOf(ready)).toEqual(['send photo.ready', 'process photo.render', 'add photo.render', 'POST /api/photos']);
    },
    START_MS,
  );

  it('begin with a request: neither looking for work nor the checks of a proxy are among them', async () => {
    for (const path of ['/api/live', '/api/ready', '/api/health']) await callerAt(api.url).get(path);
    await callerAt(api.url).get('/api/settings');
    await spanOf('GET /api/settings');
    const roots = collector.spans.filter(({ parentSpanId }) => !parentSpanId);
    expect(roots.filter(({ kind }) => kind !== SERVER)).toEqual([]);
    expect(roots.filter((span) => /live|ready|health/.test(span.name))).toEqual([]);
  });

  it(
    'load their packages, which a process without them never does',
    async () => {
      const without = await runningApp('api', settings());
      expect([await countLoaded(without), (await countLoaded(api)) > 0]).toEqual([0, true]);
    },
    2 * START_MS,
  );
});

describe('a ratio of nought', () => {
  it('sends nothing, though its packages are loaded', async () => {
    const collector = await TraceCollector.listen();
    const api = await runningApp('api', settings({ TRACES_URL: collector.url, TRACES_RATIO: '0' }));
    expect((await callerAt(api.url).get('/api/settings')).status).toBe(200);
    // What was recorded would be sent before the process ends.
    await api.stop();
    expect(collector.spans).toEqual([]);
    collector.close();
  });
});
