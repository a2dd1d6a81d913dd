import { Injectable } from '@nestjs/common';
import type { DeviceView, MemberId } from '#contracts';
import type { Tx } from '#database';
import { deviceOf } from './device.js';
import { KnownDevicesRepository } from './known-devices.repository.js';
import { hashOfToken, randomToken } from '../secrets.js';
import type { Caller } from '../site-facts.js';

export const DEVICE_COOKIE = 'device';
/** As long as browsers keep a cookie at most. */
export const deviceDays = 400;
const ownToken = /^[\w-]{43}$/;

/** The browsers in which members logged in, so that they hear of one that they do not know. */
@Injectable()
export class KnownDevices {
  constructor(private readonly devices: KnownDevicesRepository) {}

  /** Notes the browser; what it keeps in its cookie, and whether it is strange to a member who has others. */
  async note(tx: Tx, memberId: MemberId, { userAgent, deviceToken }: Caller) {
    const token = deviceToken && ownToken.test(deviceToken) ? deviceToken : randomToken();
    await this.devices.forgetOld(tx, memberId, deviceDays);
    const { id, isStrange } = await this.devices.note(tx, { memberId, tokenHash: hashOfToken(token), userAgent: userAgent.slice(0, 300) });
    return { deviceId: id, deviceToken: token, isStrange };
  }

  /** Each browser is strange again: whoever used them may have known the old password. */
  forgetAll(tx: Tx, memberId: MemberId): Promise<void> {
    return this.devices.forgetAll(tx, memberId);
  }

  /** What a member may be told of a device, and when it came. */
  async find(tx: Tx, id: string): Promise<{ readonly memberId: MemberId; readonly device: DeviceView; readonly at: Date } | undefined> {
    const found = await this.devices.find(tx, id);
    return found ? { memberId: found.memberId, device: deviceOf(found.userAgent), at: found.firstSeenAt } : undefined;
  }
}
