import { fileURLToPath } from 'node:url';
import { Inject, Injectable } from '@nestjs/common';
import { CONFIG, type Config } from '#config';
import { addressLines, AppError, dismissalNames, displayPrefsOf, type InfoPage, type Locale } from '#contracts';
import { textPlaceOf, textPreviewNonce, type TextPreviewBody, type WrittenText } from '#contracts-admin';
import { addressesOf, SiteService, toCompanyInfo } from '#site';
import { rulesIn } from '../pages/data/info-page.source.js';
import { loadRenderer, type Renderer } from '../pages/renderer.js';
import { PublicSettingsView } from '../site/public-settings.view.js';

const folder = fileURLToPath(new URL('../../../../frontend/member', import.meta.url));

/** Pages as a visitor would see them, drawn by the app of the members itself, and the texts that it brings along. */
@Injectable()
export class TextPreviews {
  private loading?: Promise<Renderer | null>;

  constructor(
    private readonly sites: SiteService,
    private readonly settings: PublicSettingsView,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  async builtIn(page: InfoPage, locale: Locale): Promise<WrittenText> {
    const { title, lead, sections } = await (await this.renderer()).builtInText(page, locale);
    return { title, lead, sections: sections.map((section) => ({ ...section })), changes: '' };
  }

  /** Without any script. Throws `not_found` for a site that is none. */
  async draw({ id, title, lead, sections }: TextPreviewBody): Promise<string> {
    const { siteId, page, locale } = textPlaceOf(id);
    const all = await this.sites.all();
    const site = all.find((one) => one.id === siteId);
    if (!site) throw new AppError('not_found');
    const now = new Date().toISOString();
    const own = { title, lead, sections, since: now };
    const result = await (
      await this.renderer()
    ).render({
      url: `/pages/${page}`,
      nonce: textPreviewNonce,
      still: true,
      settings: this.settings.of(site, '', site.hosts[0] ?? '', locale),
      company: { ...toCompanyInfo(site.company), lines: addressLines(site.company) },
      addresses: addressesOf(site, all, this.config),
      user: null,
      badges: { messages: 0, likes: 0 },
      discount: null,
      now,
      locale,
      form: null,
      prefs: displayPrefsOf({}),
      // What a first visit asks would cover the text.
      dismissed: dismissalNames,
      sourceKnown: false,
      invited: false,
      data: { 'info-page': { own, in_united_states: false, ...(page === 'ban' && { rules: rulesIn(locale) }) } },
      missing: null,
    });
    if (!('html' in result)) throw new Error('the page of a text leads elsewhere');
    return result.html;
  }

  /** Asked for again as long as nothing is built. */
  private async renderer(): Promise<Renderer> {
    this.loading ??= loadRenderer(folder);
    const renderer = await this.loading;
    if (!renderer) delete this.loading;
    if (!renderer) throw new AppError('unavailable');
    return renderer;
  }
}
