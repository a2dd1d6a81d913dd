import type { SettingGroup, SettingName, SettingValues } from '#contracts-admin';

interface SettingWords<Name extends SettingName> {
  readonly name: string;
  readonly help: string;
  /** What a value comes to for members; left out where the name says it. */
  readonly means?: (value: SettingValues[Name]) => string;
  /** Of choices. */
  readonly choices?: Readonly<Record<string, string>>;
}

export const groupWords: Record<SettingGroup, string> = {
  signup: 'Signing up',
  search: 'Searching',
  money: 'Prices and orders',
  messages: 'Messages and likes',
  photos: 'Photos and texts',
  limits: 'What one member may see in a day',
  looks: 'Looks and addresses',
};

const times = (count: number, one: string, more: string): string => `${count} ${count === 1 ? one : more}`;
const credits = (count: number): string => (count === 0 ? 'free' : times(count, 'credit', 'credits'));

/** Every setting in the words of whoever runs a site: what it is, and what a value does to members. */
export const settingWords: { readonly [Name in SettingName]: SettingWords<Name> } = {
  signups: {
    name: 'Who may sign up',
    help: 'Applies to the next person who opens the sign-up. Members stay members.',
    choices: { all: 'Everybody', with_trafficsource: 'Who comes by a link with a source', other: 'Who has an invitation' },
  },
  min_age: {
    name: 'Least age',
    help: 'Who is younger is refused at the sign-up.',
    means: (years) => `Who is ${years} today may sign up; who turns ${years} tomorrow may not yet.`,
  },
  enable_site_entry_popup: {
    name: 'Warning before the first page',
    help: 'Asks visitors once whether they are old enough.',
    choices: { yes: 'Yes', no: 'No' },
  },
  reveal_account_existence: {
    name: 'Say whether an address has an account',
    help: 'Off: the sign-up and the reset of a password answer everybody alike, and the truth goes out by e-mail alone.',
  },
  signup_credits: {
    name: 'Credits for signing up',
    help: 'Given once, when the address is confirmed.',
    means: (count) => (count === 0 ? 'New members begin without credits.' : `New members begin with ${credits(count)}.`),
  },
  time_bonus: {
    name: 'Discount of the first hours',
    help: 'TIMEBONUS for new members. Who has it already keeps it until it ends.',
  },
  logged_out_search: {
    name: 'Search without an account',
    help: 'Whether visitors find members before they sign up. Photos stay blurred for them.',
    choices: { all: 'Everybody', none: 'Nobody' },
  },
  logged_out_search_trafficsource: {
    name: 'Search without an account, for who comes by a link with a source',
    help: 'Goes before the setting above for these visitors.',
    choices: { none: 'As everybody', other: 'Yes' },
  },
  countries: {
    name: 'Countries',
    help: 'Two letters each, with blanks between. The first one is chosen beforehand where nobody knows better.',
    means: (codes) => `Members may live in ${times(codes.length, 'country', 'countries')}.`,
  },
  search_fields: {
    name: 'What members may search by',
    help: 'What is left out is not offered; searches that were saved with it ignore it.',
  },
  visible_profile_fields: {
    name: 'What a profile shows',
    help: 'What is left out is neither asked for nor shown; what members wrote there is kept.',
  },
  visible_profile_notes: { name: 'What a profile shows in full sentences', help: 'Stands as a text of its own below the photos.' },
  interests: {
    name: 'Interests',
    help: 'They are chosen on the page of opening lines and interests.',
  },
  message_credits: {
    name: 'Price of a message',
    help: 'After the free ones. Counts from the next message on.',
    means: (count) => `A message costs ${credits(count)}.`,
  },
  photo_credits: {
    name: 'Price of a photo in a conversation',
    help: 'Counts from the next photo on.',
    means: (count) => `A photo costs ${credits(count)}.`,
  },
  gift_credits: {
    name: 'Prices of gifts',
    help: 'A small, a middle and a large one, with blanks between.',
    means: ([small = 0, middle = 0, large = 0]) => `A rose costs ${credits(small)}, the dearest gift ${credits(Math.max(middle, large))}.`,
  },
  refund_days: {
    name: 'Days to withdraw from a purchase',
    help: 'The law asks for 14 at least. Orders that were paid keep the days they were bought with.',
    means: (days) => `Who buys today may withdraw for ${days} days.`,
  },
  open_orders: {
    name: 'Orders that may wait for money',
    help: 'Of one member at the same time. One more is refused until one is paid or cancelled.',
  },
  hourly_orders: { name: 'Orders in an hour', help: 'Of one member.' },
  refund_alone: {
    name: 'Refunds by one person, up to euros',
    help: 'What one of the staff may pay back of an order alone. More waits until a second person says yes.',
  },
  credits_alone: {
    name: 'Credits by one person, up to',
    help: 'How many credits one of the staff may give or take alone. More waits until a second person says yes.',
  },
  order_checks: { name: 'Questions about an order in a minute', help: 'How often one member may ask the provider whether it is paid.' },
  message_length: { name: 'Length of a message', help: 'In characters. What was sent stays.' },
  free_messages: {
    name: 'Free messages',
    help: 'Of each new member, in all conversations together. Counts for who signs up from now on.',
    means: (count) => (count === 0 ? 'The first message is paid for.' : `The first ${times(count, 'message is', 'messages are')} free.`),
  },
  free_conversations: {
    name: 'Free conversations',
    help: 'How many conversations a member may begin with free messages.',
    means: (count) => `Who has begun ${count} must buy credits to begin one more.`,
  },
  first_messages_new: { name: 'First messages a day, of new members', help: 'To members they have not written to before.' },
  first_messages: { name: 'First messages a day', help: 'Of everybody else. Trust and confirmed reports make it less.' },
  new_member_days: { name: 'For how many days a member is new', help: 'The stricter limits hold so long.' },
  swipe_likes: {
    name: 'Likes a day in the swipe game',
    help: 'Of free members.',
    means: (count) =>
      count === 0 ? 'Free members cannot like there.' : `After ${times(count, 'like', 'likes')} the game waits until tomorrow.`,
  },
  photo_moderation_first: {
    name: 'Photos are looked at first',
    help: 'On: others see a new photo only once a moderator has approved it. Off: at once, and a moderator looks afterwards.',
  },
  text_moderation_first: {
    name: 'Texts are looked at first',
    help: 'On: others see a new text about a member only once a moderator has approved it.',
  },
  child_material_months: {
    name: 'Months that sealed child material is kept',
    help: 'Empty: as long as the law of the country asks. Only where your law says otherwise; what was found before keeps its day.',
  },
  daily_profiles_new: { name: 'Profiles, of new members', help: 'In lists and searches. At half of it moderators hear of it.' },
  daily_profiles: { name: 'Profiles, of members who are trusted', help: 'The same, for everybody else.' },
  daily_photos_new: { name: 'Clear photos, of new members', help: 'Opened large or small. At half of it moderators hear of it.' },
  daily_photos: { name: 'Clear photos, of members who are trusted', help: 'The same, for everybody else.' },
  network_budgets: {
    name: 'Members that one network counts as',
    help: 'Many members share the address of their provider: all of them together see so many times what one may.',
  },
  niche: {
    name: 'Niche',
    help: 'Colours, pictures and the words of the first page.',
    choices: {
      1: 'For everybody',
      2: 'She first',
      3: 'BDSM',
      4: 'BBW',
      5: 'GILF',
      6: 'MILF',
      7: 'Gay',
    },
  },
  fictional_icon: {
    name: 'Icon of fictional profiles',
    help: 'Beside the word, wherever such a profile stands.',
    choices: { drama: 'Masks', bot: 'Robot', info: 'Letter i', 'badge-info': 'Badge with an i', sparkles: 'Sparkles', star: 'Star' },
  },
  mail_name: { name: 'Sender of e-mails', help: 'Empty: the name of the site.' },
  support_phone: { name: 'Telephone of the support', help: 'As it is to be read; the link dials it without blanks.' },
  support_email: { name: 'E-mail address of the support', help: 'Members write there. Nobody answers at the example address.' },
};

export const siteWords = {
  title: 'Sites',
  intro: 'Each site has its own settings. A change is in force everywhere within a minute, and never touches what was paid before.',
  home: 'What each site asks, shows and charges: see it, change it, take it back.',
  none: 'There is no site yet.',
  standard: (value: string) => `Until you set it: ${value}.`,
  range: (min: number, max: number) => `From ${min} to ${max}.`,
  wrong: 'This is not allowed here.',
  isStandard: 'as it comes',
  changed: (count: number) => (count === 1 ? '1 setting changed' : `${count} settings changed`),
  save: 'Save',
  discard: 'Discard',
  meanwhile: (theirs: string, yours: string) =>
    `Somebody else set it to ${theirs} meanwhile. You chose ${yours}: save to have yours, or take theirs.`,
  takeTheirs: 'Take theirs',
  all: 'all of them',
  countries: (count: number) => `${count} countries`,
  empty: 'empty',
  on: 'on',
  off: 'off',
  asLaw: 'as the law says',
  history: 'What was changed',
  noHistory: 'Nothing has been changed yet.',
  line: (before: string, after: string) => `${before} → ${after}`,
  by: (name: string, at: string, version: number) => `${name}, ${at}, version ${version}`,
  undone: 'Took the change before it back',
  undo: 'Take this change back',
  hosts: (hosts: readonly string[]) => hosts.join(', '),
  isDefault: 'Default site',
} as const;

export const siteCommands = {
  change_settings: {
    button: 'Save',
    done: 'The settings are saved. They are in force everywhere within a minute.',
    question: {
      title: 'Save these settings?',
      text: (about: string) => `${about}. Members notice within a minute. You can take it back here.`,
      keep: 'Not yet',
      reasons: null,
    },
  },
  undo_settings: {
    button: 'Take this change back',
    done: 'What held before holds again.',
    question: {
      title: 'Take this change back?',
      text: (about: string) => `${about}. What held before holds again within a minute.`,
      keep: 'Keep it',
      reasons: null,
    },
  },
} as const;
