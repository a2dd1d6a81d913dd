export { AnnouncementEntity } from './announcement.entity.js';
export {
  audienceOf,
  mailKindOf,
  paragraphsOf,
  textFor,
  usualPath,
  type AnnouncementFacts,
  type WrittenText,
} from './announcements.policy.js';
export { AnnouncementsRepository, type Announcement } from './announcements.repository.js';
