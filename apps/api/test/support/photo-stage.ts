import { readdir } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { afterAll, beforeAll, beforeEach } from '@jest/globals';
import type { Test } from 'supertest';
import { SESSION_COOKIE, SessionsService } from '#auth';
import { photoAnswer, photosAnswer, type OwnPhotoView } from '#contracts';
import { Transactions } from '#database';
import { RenderingService } from '#media';
import { SiteService } from '#site';
import { ObjectStore } from '#storage';
import { aPhonePicture, World, type TestMember } from '#testing';
import { callerAt, type Caller } from '#testing-product';
import { createApp } from '../../src/create-app.js';
import type { Patience } from '../../src/http/patience.js';

type Upload = { readonly cookie?: string; readonly fields?: Readonly<Record<string, string>> };

/** Puts a photo and then these fields into the form of a request. */
export const attachPhoto = (request: Test, bytes: Buffer, fields: Readonly<Record<string, string>> = {}): Test =>
  request.attach('photo', bytes, { filename: 'holiday.jpg', contentType: 'image/jpeg' }).field(fields);

/** The API on a port of its own, and Anna, who is signed in. */
class PhotoStage {
  world!: World;
  address!: string;
  anna!: TestMember;
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

  /** The store of the API, not that of the world. */
  get store(): ObjectStore {
    return this.app.get(ObjectStore, { strict: false });
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

  readonly sessionOf = async ({ id }: TestMember): Promise<string> => {
    const { token } = await this.world.get(Transactions).run((tx) => this.world.get(SessionsService).open(tx, id, 'a test'));
    return `${SESSION_COOKIE}=${token}`;
  };

  /** The browser of Anna, or of whoever has this session. */
  readonly browser = (cookie = this.cookie): Caller => callerAt(this.address, cookie);
  readonly upload = (bytes: Buffer, { cookie, fields }: Upload = {}): Test =>
    attachPhoto(this.browser(cookie).post('/api/photos'), bytes, fields);
  /** What lies on the disk of what came in and was not taken yet. */
  readonly unfinished = () => readdir(join(this.world.config.dataDir, 'uploads'));
  readonly list = async () => photosAnswer.parse((await this.browser().get('/api/photos')).body);

  /** Something that happens while the site has these settings. */
  readonly withSettings = async (settings: object, work: () => Promise<void>): Promise<void> => {
    const [site] = await this.world.rows<{ settings: object }>(`select settings from site.site where is_default`);
    await this.settle({ ...site?.settings, ...settings });
    try {
      await work();
    } finally {
      await this.settle(site?.settings ?? {});
    }
  };

  private async settle(settings: object): Promise<void> {
    await this.world.rows(`update site.site set settings = $1 where is_default`, [JSON.stringify(settings)]);
    await this.app.get(SiteService).refresh();
  }

  /** A photo of Anna as the worker leaves it. */
  readonly aReadyPhoto = async (fields: Record<string, string> = {}): Promise<OwnPhotoView> => {
    const { photo } = photoAnswer.parse((await this.upload(await aPhonePicture(), { fields })).body);
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
