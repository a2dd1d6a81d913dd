import { Inject, Injectable } from '@nestjs/common';
import { CONFIG, sealedBox, type Config } from '#config';
import { signInMinutes } from '#contracts-admin';
import type { Started } from './issuer.js';
import type { Guest } from './guests.js';

const MINUTE_MS = 60_000;

/** What the browser keeps, by the step that asks for it. */
type Contents = { readonly flow: Started; readonly pending: Guest };

/** What the answer of the service is compared with. The browser keeps it, sealed, so that nobody ends a sign-in that another browser began. */
@Injectable()
export class SignInCookies {
  constructor(@Inject(CONFIG) private readonly config: Pick<Config, 'appSecret'>) {}

  seal<Step extends keyof Contents>(step: Step, contents: Contents[Step]): string {
    const until = Date.now() + signInMinutes[step] * MINUTE_MS;
    return sealedBox(this.config.appSecret, 'staff-sign-in')
      .seal(JSON.stringify({ ...contents, until }), step)
      .toString('base64url');
  }

  /** Undefined when it was not sealed here for this step, or is too old. */
  open<Step extends keyof Contents>(step: Step, cookie: string | undefined): Contents[Step] | undefined {
    if (cookie === undefined) return undefined;
    try {
      const text = sealedBox(this.config.appSecret, 'staff-sign-in').open(Buffer.from(cookie, 'base64url'), step);
      const contents = JSON.parse(text) as Contents[Step] & { readonly until: number };
      return contents.until > Date.now() ? contents : undefined;
    } catch {
      return undefined;
    }
  }
}
