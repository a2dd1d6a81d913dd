import { createHash } from 'node:crypto';
import { request as requestHttp, type ClientRequest, type RequestOptions } from 'node:http';
import { request as requestHttps } from 'node:https';
import { Inject, Injectable, type OnModuleDestroy } from '@nestjs/common';
import { RequestFilteringHttpAgent, RequestFilteringHttpsAgent } from 'request-filtering-agent';
import webPush from 'web-push';
import { CONFIG, type Config, type PushConfig } from '#config';
import type { PushNotice } from '#contracts';
import { logger } from '#observability';
import { answerOf, type PushAnswer } from './push-answers.policy.js';
import { isKnownService } from './push-services.policy.js';
import type { PushTarget } from './push-subscriptions.repository.js';

const TIMEOUT_MS = 10_000;
/** A notice of yesterday tells nothing any more. */
const TTL_S = 86_400;
/** As many letters as a topic may have. */
const TOPIC_LENGTH = 32;
const SOCKETS = 8;

/**
 * Hands a notice to the push service of a browser, encrypted so that the service cannot read it. The address comes from outside, so it is
 * looked at again each time: a known host, no private network behind its name, no redirect, ten seconds.
 */
@Injectable()
export class PushSender implements OnModuleDestroy {
  readonly push: PushConfig | undefined;
  private readonly plain: RequestFilteringHttpAgent;
  private readonly secure: RequestFilteringHttpsAgent;

  constructor(@Inject(CONFIG) config: Config) {
    this.push = config.push;
    const own = { allowIPAddressList: ownAddresses(config.push), keepAlive: true, maxSockets: SOCKETS };
    this.plain = new RequestFilteringHttpAgent(own);
    this.secure = new RequestFilteringHttpsAgent(own);
  }

  onModuleDestroy(): void {
    this.plain.destroy();
    this.secure.destroy();
  }

  async send(target: PushTarget, notice: PushNotice): Promise<PushAnswer> {
    if (!this.push || !isKnownService(target.endpoint, this.push.otherServices)) return 'gone';
    const details = encrypted(target, notice, this.push);
    if (!details) return 'gone';
    const service = new URL(target.endpoint).host;
    try {
      const status = await this.post(details);
      const answer = answerOf(status);
      if (answer === 'refused' || answer === 'later') logger.warn({ event: 'push_not_taken', service, status }, 'a push was not taken');
      return answer;
    } catch (error) {
      logger.warn({ event: 'push_not_taken', service, err: error }, 'a push service could not be reached');
      return 'later';
    }
  }

  private post({ endpoint, headers, body }: webPush.RequestDetails): Promise<number> {
    return new Promise((resolve, reject) => {
      const options: RequestOptions = { method: 'POST', headers: { ...headers }, signal: AbortSignal.timeout(TIMEOUT_MS) };
      const request = this.open(endpoint, options);
      request.once('error', reject);
      request.once('response', (response) => {
        // What it says besides is of no use; it is read so that the connection can be used again.
        response.on('error', () => undefined).resume();
        resolve(response.statusCode ?? 0);
      });
      request.end(body);
    });
  }

  private open(endpoint: string, options: RequestOptions): ClientRequest {
    return endpoint.startsWith('https:')
      ? requestHttps(endpoint, { ...options, agent: this.secure })
      : requestHttp(endpoint, { ...options, agent: this.plain });
  }
}

/** Undefined when the keys of the browser are none: nobody could ever read a push there. */
function encrypted({ endpoint, p256dh, auth }: PushTarget, notice: PushNotice, push: PushConfig): webPush.RequestDetails | undefined {
  const { publicKey, privateKey, subject } = push;
  try {
    return webPush.generateRequestDetails({ endpoint, keys: { p256dh, auth } }, JSON.stringify(notice), {
      vapidDetails: { subject, publicKey, privateKey },
      TTL: TTL_S,
      urgency: 'normal',
      topic: topicOf(notice.tag),
    });
  } catch (error) {
    logger.warn({ event: 'push_keys_unusable', err: error }, 'a browser has no usable keys');
    return undefined;
  }
}

/** A waiting push with the same topic is replaced by the newer one. Hashed, because the service can read it. */
const topicOf = (tag: string): string => createHash('sha256').update(tag).digest('base64url').slice(0, TOPIC_LENGTH);

/** Addresses of this machine that the settings name as push services: for demos and tests. */
const ownAddresses = (push: PushConfig | undefined): string[] =>
  (push?.otherServices ?? []).flatMap((service) => (service.startsWith('http:') ? [service.slice('http://'.length)] : []));
