import { request, type ClientRequest } from 'node:http';
import { text } from 'node:stream/consumers';

export type UploadAnswer = { readonly status: number; readonly body: { readonly error?: string; readonly retry_at?: string } };
export interface StalledUpload {
  /** When the server answers, although it never got the rest. */
  readonly answer: Promise<UploadAnswer>;
  /** When the first bytes are on their way. */
  readonly begun: Promise<void>;
  /** Sends the rest. */
  finish(): void;
  giveUp(): void;
}

/** Sends this much of a photo and no more. */
export function stalledUpload(url: string, cookie: string, picture: Uint8Array, sent = picture.byteLength - 1): StalledUpload {
  const head = '--x\r\ncontent-disposition: form-data; name="photo"; filename="a.jpg"\r\ncontent-type: image/jpeg\r\n\r\n';
  const end = '\r\n--x--\r\n';
  const headers = {
    cookie,
    'content-type': 'multipart/form-data; boundary=x',
    'content-length': String(head.length + picture.byteLength + end.length),
  };
  const outgoing: ClientRequest = request(url, { method: 'POST', headers, agent: false });
  const answer = new Promise<UploadAnswer>((resolve, reject) => {
    outgoing.once('error', reject);
    outgoing.once('response', (response) => {
      void text(response).then(
        (body) => resolve({ status: response.statusCode ?? 0, body: JSON.parse(body) as UploadAnswer['body'] }),
        reject,
      );
    });
  });
  // Who gives up hears an error that nobody waits for.
  answer.catch(() => undefined);
  outgoing.write(head);
  const begun = new Promise<void>((resolve) => outgoing.write(picture.subarray(0, sent), () => resolve()));
  return {
    answer,
    begun,
    finish: () => {
      outgoing.write(picture.subarray(sent));
      outgoing.end(end);
    },
    giveUp: () => outgoing.destroy(),
  };
}
