/** Limits that are facts of the product, the same on every site. What an owner may change lives in the site's settings. */
export const limits = {
  email: 254,
  passwordMin: 8,
  passwordMax: 128,
  nameMin: 2,
  nameMax: 30,
  aboutMax: 2_000,
  ageMax: 99,
  messageHardMax: 5_000,
  photoBytes: 10 * 1024 * 1024,
  photoPixels: 50_000_000,
  photoEdgeMin: 200,
  freePhotos: 3,
  premiumPhotos: 25,
  captionMax: 120,
  photoAltMax: 200,
  /** The shorter edge of a cut, as a part of the shorter edge of the photo. */
  cropMin: 0.2,
  townChangesWeekly: 3,
  pageSize: 24,
  pageSizeMax: 100,
  countCap: 1_000,
  visitorResults: 12,
  savedSearches: 10,
  searchName: 40,
  searchWords: 100,
  matchFinderAnswers: 20,
  /** GIPHY takes no longer question. */
  gifWords: 50,
  badgeCap: 99,
  /** Browsers of one member; the oldest makes room. */
  pushSubscriptions: 10,
  /** How long a copy of what a block took away stays within the moderators' reach. */
  partedDays: 90,
  /** A conversation shows the messages of so many months; the copy of one's own data holds all. */
  historyMonths: 12,
  /** What the law gives at least to withdraw from a purchase; a site may give more. */
  withdrawDaysMin: 14,
} as const;
