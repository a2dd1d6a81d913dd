import { readdir } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { afterAll, beforeAll, beforeEach } from '@jest/globals';
import { SESSION_COOKIE, SessionsService } from '#auth';
import { photoAnswer, photosAnswer, type OwnPhotoView } from '#contracts';
import { Transactions } from '#database';
import { RenderingService } from '#media';
import { aPhonePicture, World, type Someone } from '#testing';
import { createApp } from '../../src/create-app.js';
import type { Patience } from '../../src/http/patience.js';

export function formWith(bytes: Buffer, name = 'holiday.jpg', fields: Record<string, string> = {}): FormData {
  const form = new FormData();
  form.set('photo', new Blob([new Uint8Array(bytes)], { type: 'image/jpeg' }), name);
  for (const [field, value] of Object.entries(fields)) form.set(field, value);
  return form;
}

/** The API on a port of its own, and Anna, who is signed in. */
class PhotoStage {
  world!: World;
  address!: string;
  anna!: Someone;
  cookie!: string;
  private app!: NestFastifyApplication;

  constructor(private readonly wait?: Patience) {}

  async open(): Promise<void> {
    this.world = await World.open();
    this.app = await createApp(this.world.config, this.wait);
    await this.app.listen(0, '127.0.0.1');
    const { port } = this.app.getHttpServer().address() as AddressInfo;
    this.address = `http://127.0.0.1:${port}`;
  }

  async begin(): Promise<void> {
    await this.world.empty();
    this.anna = await this.world.member('Anna');
    this.cookie = await this.sessionOf(this.anna);
  }

  async close(): Promise<void> {
    await this.app.close();
    await this.world.close();
  }

  readonly sessionOf = async ({ id }: Someone): Promise<string> => {
    const { token } = await this.world.get(Transactions).run((tx) => this.world.get(SessionsService).open(tx, id, 'a test'));
    return `${SESSION_COOKIE}=${token}`;
  };

  readonly call = (path: string, init: Omit<RequestInit, 'headers'> & { headers?: Record<string, string> } = {}) =>
    fetch(`${this.address}${path}`, { ...init, headers: { cookie: this.cookie, ...init.headers } });
  readonly upload = (form: FormData, cookie = this.cookie) => this.call('/api/photos', { method: 'POST', body: form, headers: { cookie } });
  /** What lies on the disk of what came in and was not taken yet. */
  readonly unfinished = () => readdir(join(this.world.config.dataDir, 'uploads'));
  readonly list = async () => photosAnswer.parse(await (await this.call('/api/photos')).json());

  /** A photo of Anna as the worker leaves it. */
  readonly aReadyPhoto = async (fields: Record<string, string> = {}): Promise<OwnPhotoView> => {
    const { photo } = photoAnswer.parse(await (await this.upload(formWith(await aPhonePicture(), undefined, fields))).json());
    await this.world.get(RenderingService).render(this.anna.id, photo.id);
    const ready = (await this.list()).photos.find(({ id }) => id === photo.id);
    if (!ready) throw new Error('the photo is not listed');
    return ready;
  };
}

/** `wait`: how long its server waits for those who send slowly, where that is what is looked at. */
export function onPhotoStage(wait?: Patience): PhotoStage {
  const stage = new PhotoStage(wait);
  beforeAll(() => stage.open());
  beforeEach(() => stage.begin());
  afterAll(() => stage.close());
  return stage;
}
