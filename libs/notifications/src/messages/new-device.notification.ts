import * as z from 'zod';
import { AccountsService, authEvents, KnownDevices, mailsADay } from '#auth';
import type { DeviceView } from '#contracts';
import { deviceName, minuteText } from '#i18n';
import { action, askResetUrl, frame } from '../mails/index.js';
import { defineMail } from '../definitions/index.js';
import { toAccount } from '../recipients/index.js';
import { TimingService } from '../preferences/index.js';
import { sampleDay } from './samples.js';

type Facts = { readonly device: DeviceView; readonly at: Date; readonly zone: string };

/** Where and when somebody logged in whose browser the member never used. It goes out to members who want no other mails, too. */
export const newDeviceMail = defineMail({
  kind: 'new-device',
  job: 'mail.new-device',
  on: [authEvents.newDevice],
  payload: z.object({ deviceId: z.uuid() }),
  urgency: 'critical',
  guarantee: 'at-least-once',
  /** Logins in strange browsers: who keeps no cookies, and logs in more often, has been told. */
  limit: mailsADay(5),
  uses: { devices: KnownDevices, accounts: AccountsService, timing: TimingService },
  async load({ deviceId }, { devices, accounts, timing, read }) {
    const seen = await read((tx) => devices.find(tx, deviceId));
    if (!seen) return 'nobody to warn';
    const { memberId, device, at } = seen;
    const account = await read((tx) => accounts.account(tx, memberId));
    if (account.status === 'deleted' || account.status === 'banned') return 'nobody to warn';
    const { zone } = await read((tx) => timing.timeOf(tx, memberId));
    const facts: Facts = { device, at, zone };
    return { to: toAccount(account), key: deviceId, facts };
  },
  write(context, { device, at, zone }) {
    const { newDevice } = context.words;
    return {
      ...frame(context, newDevice),
      facts: [
        [newDevice.device, deviceName(device) || newDevice.unknown],
        [newDevice.at, minuteText(at, context.locale, zone)],
      ],
      action: action(context, newDevice.button, askResetUrl(context.origin)),
      notes: [newDevice.note],
    };
  },
  samples: { 'new-device': { device: { browser: 'chrome', kind: 'windows' }, at: sampleDay, zone: 'Europe/Amsterdam' } },
});
