import { open } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';
import fastifyMultipart, { type Multipart } from '@fastify/multipart';
import { Injectable } from '@nestjs/common';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { FastifyRequest } from 'fastify';
import { subscriberOf, type SessionMember } from '#auth';
import { AppError, limits } from '#contracts';
import { BodyOnItsWay } from '../http/body-on-its-way.js';
import { uploadPace, type Pace } from '../http/body-pace.js';
import { UploadFolder } from './upload-folder.js';
import { UploadSlots, type UploadPlace } from './upload-slots.js';

/** A form that was read: the path of its photo, and its other fields. */
export type PhotoForm = { readonly photo: string; readonly fields: Readonly<Record<string, string>> };

/** A member, or one of the staff: these have no status. */
type Uploading = { readonly id: string; readonly status?: SessionMember['status'] };

/** What a form needs around its file. */
const FORM_BYTES = 16 * 1024;
const formLimits = { fileSize: limits.photoBytes, files: 1, fields: 2, parts: 3, fieldSize: 1_000, fieldNameSize: 20, headerPairs: 20 };
/** While a photo is looked at nothing goes over the connection. */
const WORK_MS = 120_000;
const tooLarge = () => new AppError('photo_too_large', { params: { megabytes: limits.photoBytes / 1024 / 1024 } });

/** Must be called before the app listens; only `PhotoUploads` reads such bodies. */
export async function registerPhotoUploads(app: NestFastifyApplication, pace: Pace): Promise<void> {
  await app.register(fastifyMultipart, { limits: formLimits, throwFileSizeLimit: false });
  app.get(PhotoUploads).pace = pace;
}

/** Receives forms with a photo. Their bodies go to the disk as they come, so that whoever sends slowly holds next to no memory. */
@Injectable()
export class PhotoUploads {
  /** How fast a body has to come. */
  pace = uploadPace;

  constructor(
    private readonly slots: UploadSlots,
    private readonly folder: UploadFolder,
  ) {}

  /**
   * Reads the form of a member's request; the photo is there until `work` is done, and removed whatever happened. Whose address is not confirmed
   * sends the photo of the sign-up, and no other.
   */
  receive<Result>(
    me: Uploading,
    request: FastifyRequest,
    work: (form: PhotoForm) => Promise<Result>,
    { ofSignup = false }: { readonly ofSignup?: boolean } = {},
  ): Promise<Result> {
    if (me.status === 'not_confirmed' && !ofSignup) throw new AppError('not_confirmed');
    if (!request.isMultipart()) throw new AppError('unsupported_media_type');
    if (Number(request.headers['content-length'] ?? 0) > limits.photoBytes + FORM_BYTES) throw tooLarge();
    return this.slots.run({ memberId: me.id, network: subscriberOf(request.ip) }, (place) =>
      this.folder.withFile(async (path) => {
        const form = await this.read(place, request, path);
        request.raw.setTimeout(WORK_MS);
        return work(form);
      }),
    );
  }

  /** The place is held by a body that moves. */
  private async read(place: UploadPlace, request: FastifyRequest, path: string): Promise<PhotoForm> {
    const body = new BodyOnItsWay(request.raw, this.pace, () => {
      this.slots.remember(place);
      // Whoever reads the request gets the error; its connection stays, for the answer.
      if (request.raw.listenerCount('error') > 0) request.raw.emit('error', new AppError('upload_too_slow'));
    });
    place.body = body;
    try {
      return await readPhotoForm(request, path);
    } finally {
      body.stopMeasuring();
      place.body = undefined;
    }
  }
}

/** Reads a form with one file, `photo`, which is written to this path, and at most two short fields. */
async function readPhotoForm(request: FastifyRequest, path: string): Promise<PhotoForm> {
  let found = false;
  const fields = new Map<string, string>();
  try {
    for await (const part of request.parts()) {
      if (part.type === 'file') {
        await writeFile(part, path);
        found = true;
      } else fields.set(part.fieldname, readText(part));
    }
  } catch (error) {
    // The rest of a refused form is let go by: left where it is, it would stand before the next request of this connection.
    request.raw.unpipe();
    request.raw.resume();
    // Whatever else the parser complains about is a form that is not as agreed.
    throw error instanceof AppError ? error : new AppError('invalid_input');
  }
  if (!found) throw new AppError('field_required', { fields: { photo: 'field_required' } });
  return { photo: path, fields: Object.fromEntries(fields) };
}

/** What else may stand in the form of one's own photo: at most one more field, `private`. */
export function readPhotoWish({ private: isPrivate = 'false', ...others }: PhotoForm['fields']): { readonly private: boolean } {
  if (Object.keys(others).length > 0 || (isPrivate !== 'true' && isPrivate !== 'false')) throw new AppError('invalid_input');
  return { private: isPrivate === 'true' };
}

function readText({ value, valueTruncated }: Extract<Multipart, { type: 'field' }>): string {
  if (typeof value !== 'string' || valueTruncated) throw new AppError('invalid_input');
  return value;
}

async function writeFile(part: Extract<Multipart, { type: 'file' }>, path: string): Promise<void> {
  if (part.fieldname !== 'photo') throw new AppError('invalid_input');
  // Opened first: nothing that breaks off can bring the file into being after it was removed.
  const file = await open(path, 'w', 0o600);
  await pipeline(part.file, file.createWriteStream());
  if (part.file.truncated) throw tooLarge();
}
