export { InfoDraftEntity } from './info-draft.entity.js';
export { InfoDraftsService, type KnownTexts } from './info-drafts.service.js';
export { InfoTextEntity } from './info-text.entity.js';
export { InfoTextsRepository } from './info-texts.repository.js';
export { InfoTexts } from './info-texts.js';
export { TermsEditionEntity } from './terms-edition.entity.js';
export { withTerms } from './terms-editions.policy.js';
export { TermsEditionsService, type KnownTerms } from './terms-editions.service.js';
