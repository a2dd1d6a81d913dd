import fastifyMultipart, { type Multipart } from '@fastify/multipart';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { FastifyRequest } from 'fastify';
import { AppError, limits } from '#contracts';

export type PhotoUpload = { readonly bytes: Buffer; readonly private: boolean };

/** What a form needs around its file. */
const FORM_BYTES = 16 * 1024;
const formLimits = { fileSize: limits.photoBytes, files: 1, fields: 1, parts: 2, fieldSize: 10, fieldNameSize: 20, headerPairs: 20 };
const tooLarge = () => new AppError('photo_too_large', { params: { megabytes: limits.photoBytes / 1024 / 1024 } });

/** Must be called before the app listens; only `readPhotoUpload` reads such bodies. */
export async function registerPhotoUploads(app: NestFastifyApplication): Promise<void> {
  await app.register(fastifyMultipart, { limits: formLimits, throwFileSizeLimit: false });
}

/**
 * Reads a form with one file, `photo`, and at most one more field, `private`. No more than the largest photo is ever held in memory, and a
 * body that says that it is larger is not read at all.
 */
export async function readPhotoUpload(request: FastifyRequest): Promise<PhotoUpload> {
  if (!request.isMultipart()) throw new AppError('unsupported_media_type');
  if (Number(request.headers['content-length'] ?? 0) > limits.photoBytes + FORM_BYTES) throw tooLarge();
  let bytes: Buffer | undefined;
  let isPrivate = false;
  try {
    for await (const part of request.parts()) {
      if (part.type === 'field') isPrivate = readPrivate(part);
      else bytes = await readFile(part);
    }
  } catch (error) {
    // Whatever else the parser complains about is a form that is not as agreed.
    throw error instanceof AppError ? error : new AppError('invalid_input');
  }
  if (!bytes) throw new AppError('field_required', { fields: { photo: 'field_required' } });
  return { bytes, private: isPrivate };
}

function readPrivate(part: Extract<Multipart, { type: 'field' }>): boolean {
  if (part.fieldname !== 'private' || (part.value !== 'true' && part.value !== 'false')) throw new AppError('invalid_input');
  return part.value === 'true';
}

async function readFile(part: Extract<Multipart, { type: 'file' }>): Promise<Buffer> {
  if (part.fieldname !== 'photo') throw new AppError('invalid_input');
  const bytes = await part.toBuffer();
  if (part.file.truncated) throw tooLarge();
  return bytes;
}
