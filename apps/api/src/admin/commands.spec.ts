import { describe, expect, it } from '@jest/globals';
import { RequestMethod } from '@nestjs/common';
import { askProviderPath, commandNames, commands } from '#contracts-admin';
import { AdminAnnouncementPreviewController } from './announcement-preview.controller.js';
import { AdminApiModule } from './admin.api-module.js';
import { COMMAND } from './command.decorator.js';
import { AdminGiftPicturesController } from './gift-pictures.controller.js';
import { AdminScamWordTrialsController } from './scam-word-trials.controller.js';
import { AdminSelfiesController } from './selfies.controller.js';
import { AdminSignalTrialsController } from './signal-trials.controller.js';
import { AdminTextPreviewController } from './text-preview.controller.js';
import { StaffDeviceController } from './staff-device.controller.js';
import { StaffSetUpController } from './staff-set-up.controller.js';
import { StaffSignInController } from './staff-sign-in.controller.js';
import { StaffSessionController } from './staff-session.controller.js';

type Controller = { readonly prototype: Readonly<Record<string, object>> };
const metadata = (key: string, of: object): unknown => Reflect.getMetadata(key, of);

/** Every route of the back office, as Nest registers it. */
const routes = (metadata('controllers', AdminApiModule) as Controller[]).flatMap((controller) =>
  Object.getOwnPropertyNames(controller.prototype)
    .map((name) => controller.prototype[name])
    .filter((handler) => handler !== undefined && metadata('method', handler) !== undefined)
    .map((handler) => ({
      controller,
      method: metadata('method', handler as object),
      path: [metadata('path', controller), metadata('path', handler as object)].join('/').replaceAll(/\/+/g, '/'),
      command: metadata(COMMAND, handler as object),
    })),
);
/** Whoever is signed in, or has the link of a mail, may do this for themselves, and the services of staff accounts write it down. */
const own: readonly unknown[] = [StaffSessionController, StaffDeviceController, StaffSetUpController, StaffSignInController];
/** What it shows is too long for an address, or must be asked for by hand, so it is posted; nothing is kept (a picture for an hour). */
const shows: readonly unknown[] = [
  AdminGiftPicturesController,
  AdminSelfiesController,
  AdminAnnouncementPreviewController,
  AdminTextPreviewController,
  AdminScamWordTrialsController,
  AdminSignalTrialsController,
];

describe('the routes of the back office', () => {
  it.each(commandNames)('lead to the command %s by exactly one', (name) => {
    expect(routes.filter(({ command }) => command === name)).toMatchObject([{ method: RequestMethod.POST, path: commands[name].path }]);
  });

  it('change nothing outside the table of commands, except the own session and device, and what is only shown', () => {
    const changing = routes.filter(
      ({ method, path, controller }) =>
        method !== RequestMethod.GET && path !== askProviderPath && ![...own, ...shows].includes(controller),
    );
    expect(changing.length).toBe(commandNames.length);
    expect(changing.filter(({ command }) => command === undefined)).toEqual([]);
  });
});
