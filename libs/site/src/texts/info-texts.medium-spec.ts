import { afterAll, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { logger } from '#observability';
import { World } from '#testing';
import { demoIds, InfoTexts } from '../index.js';

let world: World;
let texts: InfoTexts;
beforeAll(async () => {
  world = await World.open();
  texts = world.get(InfoTexts);
});
beforeEach(() => world.rows('truncate site.info_text'));
afterAll(async () => {
  await world.rows('truncate site.info_text');
  await world.close();
});

const site = demoIds.site;
const sections = [{ title: 'By post', text: 'Write to {{address}}.' }];
const write = (version: number, title: string, since = '-1 minute', body: unknown = sections) =>
  world.rows(
    `insert into site.info_text (site_id, page, locale, version, title, lead, sections, in_force_at)
     values ($1, 'service', 'nl', $2, $3, 'Lead', $4, public.app_now() + $5::interval)`,
    [site, version, title, JSON.stringify(body), since],
  );

describe('the text of a page that an owner wrote', () => {
  it('is there in its language alone; elsewhere the built-in one counts', async () => {
    expect(await texts.find(site, 'service', 'nl')).toBeNull();
    await write(1, 'Help');
    expect(await texts.find(site, 'service', 'nl')).toMatchObject({ title: 'Help', lead: 'Lead', sections, since: expect.any(String) });
    expect(await texts.find(site, 'service', 'de')).toBeNull();
    expect(await texts.find(site, 'faq', 'nl')).toBeNull();
  });

  it('is the newest version in force: one for later waits, and an older one stays on record', async () => {
    await write(1, 'First');
    await write(2, 'Second');
    await write(3, 'Next year', '1 year');
    expect((await texts.find(site, 'service', 'nl'))?.title).toBe('Second');
    expect(await world.rows(`select version from site.info_text`)).toHaveLength(3);
    await world.rows(`update site.info_text set in_force_at = public.app_now() where version = 3`);
    expect((await texts.find(site, 'service', 'nl'))?.title).toBe('Next year');
  });

  it('is the one that began last, not the one that was written last; what was withdrawn never begins', async () => {
    await write(1, 'Planned early', '1 year');
    await write(2, 'Today');
    await write(3, 'Withdrawn');
    await world.rows(`update site.info_text set withdrawn_at = public.app_now() where version = 3`);
    expect((await texts.find(site, 'service', 'nl'))?.title).toBe('Today');
    await world.rows(`update site.info_text set in_force_at = public.app_now() where version = 1`);
    expect((await texts.find(site, 'service', 'nl'))?.title).toBe('Planned early');
  });

  it('gives way to the built-in one where that counts again', async () => {
    await write(1, 'Own');
    await write(2, '', '-1 second', []);
    await world.rows(`update site.info_text set built_in = true where version = 2`);
    const log = jest.spyOn(logger, 'error').mockReturnValue();
    expect(await texts.find(site, 'service', 'nl')).toBeNull();
    expect(log).not.toHaveBeenCalled();
    log.mockRestore();
  });

  it.each([[[]], [[{ title: '', text: 'x' }]], [[{ text: 'x' }]], [['x']]])(
    'gives way to the built-in one when it is none, and says so in the log: %j',
    async (broken) => {
      await write(1, 'Broken', '-1 minute', broken);
      const log = jest.spyOn(logger, 'error').mockReturnValue();
      expect(await texts.find(site, 'service', 'nl')).toBeNull();
      expect(log.mock.calls).toEqual([[expect.objectContaining({ page: 'service', locale: 'nl', version: 1 }), expect.any(String)]]);
      log.mockRestore();
    },
  );
});
