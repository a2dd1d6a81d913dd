import { Injectable } from '@nestjs/common';
import { PreferencesService } from '#auth';
import { displayPrefsOf, type DisplayPrefs, type Locale } from '#contracts';
import { UserViews } from '../../auth/user-views.js';
import type { PageVisitor } from '../page-facts.js';
import { PageVisitors } from '../page-visitors.js';
import type { PreferenceActions } from './page-actions.js';

@Injectable()
export class PreferenceActionsService implements PreferenceActions {
  constructor(
    private readonly visitors: PageVisitors,
    private readonly users: UserViews,
    private readonly preferences: PreferencesService,
  ) {}

  async displayOf(visitor: PageVisitor): Promise<DisplayPrefs> {
    const member = await this.visitors.memberOf(visitor);
    const user = member && (await this.users.of(member.id));
    return user?.display ?? displayPrefsOf(visitor.cookies);
  }

  async rememberDisplay(visitor: PageVisitor, display: DisplayPrefs): Promise<void> {
    const member = await this.visitors.memberOf(visitor);
    if (member) await this.preferences.changeDisplay(member, display);
  }

  async rememberLanguage(visitor: PageVisitor, locale: Locale): Promise<void> {
    const member = await this.visitors.memberOf(visitor);
    if (member) await this.preferences.changeLanguage(member, locale);
  }
}
