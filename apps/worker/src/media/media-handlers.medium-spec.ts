import { randomUUID } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { Module } from '@nestjs/common';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import type { MemberId, PhotoId } from '#contracts';
import { OutboxStore } from '#events';
import { OwnPhotosService, UploadsService } from '#media';
import { GiveUp } from '#queues';
import { Publisher } from '#realtime';
import { aPngOf, World, type TestMember } from '#testing';
import { RenderPhotoHandler } from './render-photo.handler.js';
import { SweepStraysHandler } from './sweep-strays.handler.js';

@Module({ providers: [RenderPhotoHandler, SweepStraysHandler] })
class MediaHandlersModule {}

type Order = { id: string; payload: { memberId: MemberId; photoId: PhotoId } };

let world: World;
let handler: RenderPhotoHandler;
let anna: TestMember;
let order: Order;
let hints: unknown[][];

beforeAll(async () => {
  world = await World.open([MediaHandlersModule]);
  handler = world.get(RenderPhotoHandler);
});
beforeEach(async () => {
  await world.empty();
  hints = [];
  jest.spyOn(world.get(Publisher), 'toMember').mockImplementation((...hint) => void hints.push(hint));
  anna = await world.member('Anna');
  await world.get(UploadsService).upload(anna.id, aPngOf(240, 300), { private: false });
  const [row] = await outbox();
  if (!row) throw new Error('nothing was ordered');
  order = row;
});
afterEach(() => {
  jest.restoreAllMocks();
});
afterAll(() => world.close());

const outbox = () => world.rows<Order>(`select id, payload from events.outbox where reaction = 'photo.render'`);
const render = () => handler.renderPhoto(order.payload, world.get(OutboxStore).claim(order.id));
const statuses = async () => (await world.get(OwnPhotosService).list(anna.id)).photos.map(({ status }) => status);

describe('the job of a new photo', () => {
  it('shows the photo, tells the member, and is over', async () => {
    expect(await render()).toEqual({ kind: 'done' });
    expect(await statuses()).toEqual(['visible']);
    expect(hints).toEqual([[anna.id, 'photo.ready', { v: 1 }]]);
    expect(await outbox()).toEqual([]);
  });

  it('does nothing the second time, but clears the order away', async () => {
    await handler.renderPhoto(order.payload, world.get(OutboxStore).claim(randomUUID()));
    expect(await outbox()).toHaveLength(1);
    expect(await render()).toMatchObject({ kind: 'skipped' });
    expect(hints).toHaveLength(1);
    expect(await outbox()).toEqual([]);
  });

  it('gives up when the file is lost, and keeps the order for whoever looks into it', async () => {
    await rm(join(world.config.dataDir, 'objects'), { recursive: true });
    await expect(render()).rejects.toThrow(GiveUp);
    expect(await outbox()).toHaveLength(1);
    expect(hints).toEqual([]);
  });
});

describe('the sweep', () => {
  it('says whether there was anything to do', async () => {
    const sweep = world.get(SweepStraysHandler);
    expect(await sweep.sweepStrays()).toMatchObject({ kind: 'skipped' });
    await world.rows(`insert into media.stray_object (object, due) values ('photos/zz/left-over', now() - interval '1 minute')`);
    expect(await sweep.sweepStrays()).toEqual({ kind: 'done' });
    expect(await world.rows('select * from media.stray_object')).toEqual([]);
  });
});
