export { PausingService } from './pausing.service.js';
export { PreferencesService } from './preferences.service.js';
export { TermsService } from './terms.service.js';
