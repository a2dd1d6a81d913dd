// Lists alone, in a file without schemas: a screen that shows a choice needs no validator.
export const genders = ['female', 'male'] as const;

/** Whom a member looks for. */
export const soughtSexes = ['female', 'male', 'both'] as const;

export const sexualities = ['hetero', 'gay', 'lesbian', 'bi'] as const;

export const tattoos = ['none', 'small', 'several', 'many'] as const;
export const hairColours = ['grey', 'white', 'blonde', 'brown', 'black', 'red', 'bald', 'other'] as const;
export const eyeColours = ['blue', 'brown', 'green', 'grey', 'hazel'] as const;
export const bodyTypes = ['slim', 'average', 'athletic', 'full', 'large'] as const;
export const relationshipStatuses = ['single', 'divorced', 'widowed', 'separated', 'in_relationship'] as const;
export const joinReasons = ['relationship', 'friendship', 'companionship', 'travel', 'conversation'] as const;

export const openInterests = [
  'adventure',
  'animals',
  'art',
  'astrology',
  'barbecue',
  'beach',
  'beer',
  'biking',
  'coffee',
  'cooking',
  'dancing',
  'fashion',
  'foodie',
  'gardening',
  'gym',
  'hiking',
  'hugging',
  'kissing',
  'massages',
  'movies',
  'music',
  'outdoors',
  'party',
  'photography',
  'politics',
  'reading',
  'relationship',
  'shopping',
  'sports',
  'sushi',
  'tattoos',
  'tea',
  'theater',
  'travelling',
  'vegetarian',
  'video_games',
  'wine',
] as const;
/** Special-category data: stored and shown only with the owner's consent, and to viewers who switched them on. */
export const intimateInterests = [
  'anal_sex',
  'bondage',
  'exchanging_pictures',
  'lingerie',
  'masturbating',
  'one_night_stand',
  'oral_sex',
  'public_sex',
  'sadomasochism',
  'safe_sex',
  'sex',
  'sex_toys',
  'threesome',
] as const;
export type IntimateInterest = (typeof intimateInterests)[number];
export const interests = [...openInterests, ...intimateInterests] as const;

/** The profile fields that a site may show and search by. */
export const profileFields = [
  'age',
  'gender',
  'sexuality',
  'country',
  'region',
  'city',
  'tattoos',
  'hair',
  'eyes',
  'body',
  'relationship',
  'reason',
  'interests',
  'about',
] as const;
export type ProfileField = (typeof profileFields)[number];
/** What a search can ask; a site's settings say which of it is offered. */
export const searchFields = [
  'gender',
  'country',
  'countryregion',
  'min_age',
  'max_age',
  'distance',
  'last_online',
  'online',
  'photo',
  'new_here',
  'relationship',
  'reason',
  'interests',
  'about',
  'body',
  'hair',
  'eyes',
  'tattoos',
] as const;
export type SearchField = (typeof searchFields)[number];
/** From town centre to town centre, in kilometres. */
export const distances = [10, 25, 50, 100] as const;
/** Days since the last visit; 1 is today. */
export const lastOnlineDays = [1, 7, 30] as const;
