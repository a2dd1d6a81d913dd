import { Injectable } from '@nestjs/common';
import { ComplaintActionsService } from './complaint-actions.service.js';
import { LinkActionsService } from './link-actions.service.js';
import type { PageActions } from './page-actions.js';
import { PreferenceActionsService } from './preference-actions.service.js';
import { SessionActionsService } from './session-actions.service.js';

/** What the forms of the pages do, by the same services as the API, in this process. */
@Injectable()
export class PageActionsService implements PageActions {
  constructor(
    readonly sessions: SessionActionsService,
    readonly links: LinkActionsService,
    readonly preferences: PreferenceActionsService,
    readonly complaints: ComplaintActionsService,
  ) {}
}
