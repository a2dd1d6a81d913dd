import type { IncomingMessage } from 'node:http';
import { BodyOnItsWay } from './body-on-its-way.js';
import type { Pace } from './body-pace.js';

/**
 * A refusal is often sent before the body of its request has come. The rest is still received, because a browser that is cut off in the middle of a
 * photo never shows the answer; but a rest that does not keep this pace ends with its connection. That is closed in two steps, because who is told in the
 * middle of a write that it is gone may never read the answer.
 */
export function limitUnreadBody(request: IncomingMessage, pace: Pace): void {
  const { socket } = request;
  if (request.complete || socket.destroyed) return;
  let closing: NodeJS.Timeout | undefined;
  const body = new BodyOnItsWay(request, pace, () => {
    socket.end();
    closing = setTimeout(() => socket.destroy(), pace.pauseMs).unref();
  });
  const stop = () => {
    body.stopMeasuring();
    clearTimeout(closing);
  };
  request.once('end', stop);
  socket.once('close', stop);
}
