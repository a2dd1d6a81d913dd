import fastifyMultipart, { type Multipart } from '@fastify/multipart';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { FastifyRequest } from 'fastify';
import { AppError, limits } from '#contracts';

export type PhotoForm = { readonly bytes: Buffer; readonly fields: Readonly<Record<string, string>> };
export type PhotoUpload = { readonly bytes: Buffer; readonly private: boolean };

/** What a form needs around its file. */
const FORM_BYTES = 16 * 1024;
const formLimits = { fileSize: limits.photoBytes, files: 1, fields: 2, parts: 3, fieldSize: 1_000, fieldNameSize: 20, headerPairs: 20 };
const tooLarge = () => new AppError('photo_too_large', { params: { megabytes: limits.photoBytes / 1024 / 1024 } });

/** Must be called before the app listens; only `readPhotoForm` reads such bodies. */
export async function registerPhotoUploads(app: NestFastifyApplication): Promise<void> {
  await app.register(fastifyMultipart, { limits: formLimits, throwFileSizeLimit: false });
}

/**
 * Reads a form with one file, `photo`, and at most two short fields. No more than the largest photo is ever held in memory, and a body that
 * says that it is larger is not read at all.
 */
export async function readPhotoForm(request: FastifyRequest): Promise<PhotoForm> {
  if (!request.isMultipart()) throw new AppError('unsupported_media_type');
  if (Number(request.headers['content-length'] ?? 0) > limits.photoBytes + FORM_BYTES) throw tooLarge();
  let bytes: Buffer | undefined;
  const fields = new Map<string, string>();
  try {
    for await (const part of request.parts()) {
      if (part.type === 'file') bytes = await readFile(part);
      else fields.set(part.fieldname, readText(part));
    }
  } catch (error) {
    // Whatever else the parser complains about is a form that is not as agreed.
    throw error instanceof AppError ? error : new AppError('invalid_input');
  }
  if (!bytes) throw new AppError('field_required', { fields: { photo: 'field_required' } });
  return { bytes, fields: Object.fromEntries(fields) };
}

/** The form of one's own photo: the file, and at most one more field, `private`. */
export async function readPhotoUpload(request: FastifyRequest): Promise<PhotoUpload> {
  const { bytes, fields } = await readPhotoForm(request);
  const { private: isPrivate = 'false', ...others } = fields;
  if (Object.keys(others).length > 0 || (isPrivate !== 'true' && isPrivate !== 'false')) throw new AppError('invalid_input');
  return { bytes, private: isPrivate === 'true' };
}

function readText({ value, valueTruncated }: Extract<Multipart, { type: 'field' }>): string {
  if (typeof value !== 'string' || valueTruncated) throw new AppError('invalid_input');
  return value;
}

async function readFile(part: Extract<Multipart, { type: 'file' }>): Promise<Buffer> {
  if (part.fieldname !== 'photo') throw new AppError('invalid_input');
  const bytes = await part.toBuffer();
  if (part.file.truncated) throw tooLarge();
  return bytes;
}
