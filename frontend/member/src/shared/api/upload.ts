import { api, type CallOptions } from '#kit';

/** A photo over a slow connection. */
const uploadTimeoutMs = 120_000;

/** Sends files and the words that belong to them as one form. */
export function upload<Answer>(
  path: string,
  fields: Readonly<Record<string, string | Blob>>,
  options: Pick<CallOptions, 'repeatable' | 'onProgress'> = {},
): Promise<Answer> {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  return api.post<Answer>(path, form, { ...options, timeoutMs: uploadTimeoutMs });
}
