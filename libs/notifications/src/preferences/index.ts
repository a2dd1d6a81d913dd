export { PreferenceEntity } from './preference.entity.js';
export { PreferencesRepository } from './preferences.repository.js';
export { PreferencesService } from './preferences.service.js';
export { QuietHoursEntity } from './quiet-hours.entity.js';
export { TimingService } from './timing.service.js';
export { UnsubscribingService } from './unsubscribing.service.js';
