import { randomUUID } from 'node:crypto';
import { SessionsService } from '#auth';
import { SendingService } from '#chats';
import type { ChatId } from '#contracts';
import { Transactions } from '#database';
import { OutboxStore } from '#events';
import { LikesService } from '#likes';
import { PreferencesService, PushSubscriptions } from '#notifications';
import type { JobName } from '#queues';
import type { TestMember } from '#testing';
import type { MortalWorker } from './mortal-worker.fixture.js';

export const home = { requestId: 'test', ip: '203.0.113.7', userAgent: 'Test' };

/** Two people who know each other; Anna takes pushes in one browser and is told of everything at once. */
export interface Scene {
  readonly worker: MortalWorker;
  readonly anna: TestMember;
  readonly bert: TestMember;
  readonly chatId: ChatId;
}

export async function aScene(worker: MortalWorker): Promise<Scene> {
  const { world, push } = worker;
  const anna = await world.member('Anna', { language: 'en', sought_sex: 'male' });
  const bert = await world.member('Bert', { gender: 'male', sought_sex: 'female', credits: 50, paid: true });
  const chatId = await world.chatBetween(bert, anna);
  const { sessionId } = await world.get(Transactions).run((tx) => world.get(SessionsService).open(tx, anna.id, 'a browser'));
  await world.get(PushSubscriptions).subscribe({ id: anna.id, sessionId }, push.browser().subscription);
  await world.get(PreferencesService).choose(anna.id, { category: 'likes', channel: 'email', frequency: 'at_once' });
  return { worker, anna, bert, chatId };
}

export type Payload = Readonly<Record<string, unknown>>;
/** Of a reaction: what it is about, once there is something for it to do. Of a recurring job: that there is something to do. */
export type Case = (scene: Scene) => Promise<Payload | void>;

export const writes = ({ worker, bert, chatId }: Scene, text = 'Good morning') =>
  worker.world.get(SendingService).sendMessage({ id: bert.id, siteId: bert.siteId }, chatId, { client_id: randomUUID(), text });
export const likes = ({ worker, anna, bert }: Scene) => worker.world.get(LikesService).give(bert.id, anna.id);

/** The payload of the row that the product itself wrote. */
export async function outboxPayload({ worker }: Scene, name: JobName): Promise<Payload> {
  const [row] = await worker.world.rows<{ payload: Payload }>(`select payload from events.outbox where reaction = $1`, [name]);
  if (!row) throw new Error(`nothing calls for ${name}`);
  return row.payload;
}

export const aClaim = ({ worker }: Scene) => worker.world.get(OutboxStore).claim(randomUUID());
