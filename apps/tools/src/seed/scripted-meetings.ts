import { memberNumber, memberNames, type MemberName } from './named-members.js';
import { startOfDay } from './local-time.js';
import type { Like, Line, Match, Meetings, Content, Talk } from './chance-meetings.js';
import type { DemoMember } from './demo-member.js';

/** `20:14` yesterday is `[1, '20:14']`; a number alone is minutes ago. */
type When = readonly [daysAgo: number, clock: string] | number;
interface ScriptedTalk {
  readonly between: readonly [starter: MemberName, other: MemberName];
  readonly lines: readonly (readonly [MemberName, When, string, Content?])[];
  readonly unread?: Partial<Record<MemberName, number>>;
}

const scriptedTalks: readonly ScriptedTalk[] = [
  {
    between: ['johan', 'marianne'],
    unread: { marianne: 2 },
    lines: [
      ['johan', [1, '19:48'], 'Dag Marianne, ik zag uw hortensia’s en werd er vrolijk van. Hoe krijgt u ze zo blauw?'],
      ['marianne', [1, '20:05'], 'Dag Johan! Zure grond, regenwater en een beetje praten. Dat laatste helpt het meest. En u bakt?'],
      [
        'johan',
        [1, '20:11'],
        'Elke zaterdag, voor de hele straat. De eerste desem was plat als een pannenkoek. Ik gaf het meel de schuld.',
      ],
      ['johan', [1, '20:14'], 'Onderweg naar de molen', { kind: 'photo', scenery: 3 }],
      [
        'marianne',
        [1, '20:26'],
        'Heel verstandig, het is altijd het meel. En wat een uitzicht! Van walnotenbrood zeg ik trouwens nooit nee.',
      ],
      ['johan', [1, '20:31'], '', { kind: 'gift', gift: 'tulips' }],
      ['johan', [1, '20:33'], 'Een kop dampende koffie', { kind: 'gif', id: 'coffee' }],
      ['johan', 34, 'Goedemorgen! Het walnotenbrood is gelukt. Heeft de regen uw tuin niet bedorven?'],
      ['johan', 33, 'Zullen we donderdag om elf uur koffie drinken bij de Dom? Ik neem een half brood mee.'],
    ],
  },
  {
    between: ['marianne', 'pieter'],
    lines: [
      ['marianne', [3, '16:20'], 'Dag Pieter, een zeiler die van jazz houdt: past dat samen op één boot?'],
      [
        'pieter',
        [3, '17:02'],
        'Uitstekend! Chet Baker bij windstilte, en bij windkracht zes zing ik zelf. Bent u weleens op de Kaag geweest?',
      ],
      ['pieter', [2, '10:15'], 'In het voorjaar gaat de boot weer te water. Dan is er plaats voor een koorzangeres.'],
    ],
  },
  {
    between: ['david', 'marianne'],
    unread: { marianne: 1 },
    lines: [
      [
        'david',
        96,
        'Good morning Marianne. Thirty years in Delft and my Dutch is still hopeless at jokes, so I hope you will forgive my English. Your garden reminds me of my mother’s. Do you ever open it to visitors?',
      ],
    ],
  },
  {
    between: ['johan', 'els'],
    unread: { johan: 1 },
    lines: [
      ['johan', [2, '20:03'], 'Dag Els, wij wonen bijna naast elkaar. Loopt u met Saar ook door de Waterleidingduinen?'],
      ['els', [2, '20:20'], 'Honden mogen daar niet in, zegt Saar verontwaardigd. Wij nemen Elswout, en daarna het strand.'],
      ['johan', [2, '20:24'], 'Vertel Saar dat ze gelijk heeft. Elswout is mooi, zeker nu de bladeren vallen.'],
      ['els', [2, '20:31'], 'Ze kwispelt. Ik las dat u brood bakt. Mijn man deed dat ook, op zondag. Ik mis de geur nog steeds.'],
      ['johan', [2, '20:40'], 'Dat begrijp ik goed. Bij ons was het mijn vrouw die zong in de keuken. Het huis was eerst veel te stil.'],
      ['els', [2, '20:47'], 'Stilte went, maar gezelschap went sneller. Hoe lang bent u alleen?'],
      ['johan', [2, '20:55'], 'Zes jaar in maart. Nu kijk ik weer vooruit, en dat voelt goed.'],
      ['els', [2, '21:02'], 'Bij mij vier jaar. Mooi gezegd, vooruitkijken. Wat leest u op het moment?'],
      ['johan', [1, '18:35'], 'Een dik boek over de bouw van kathedralen. Handig, want ik val er precies op tijd bij in slaap.'],
      ['els', [1, '18:52'], 'Haha! Dan leen ik u mijn detective, daar blijft u wakker van.'],
      ['johan', [1, '19:10'], 'Graag. In ruil krijgt u een half desembrood.'],
      ['els', 41, 'Afgesproken. Zaterdag om tien uur bij de ingang van Elswout? Saar neemt u wel mee.'],
    ],
  },
  {
    between: ['ria', 'johan'],
    lines: [
      ['ria', [5, '14:10'], 'Hallo Johan, van kaas weet ik alles, van brood niets. Samen hebben we lunch.'],
      ['johan', [5, '14:32'], 'Dat is de beste openingszin die ik hier gelezen heb. Oude kaas of jonge?'],
      ['ria', [5, '14:40'], 'Oud natuurlijk. Op onze leeftijd.'],
      ['johan', [5, '15:05'], 'Dan neem ik mosterd mee. Fietst u nog ver?'],
      ['ria', [4, '09:20'], 'Naar Bergen en terug, met wind tegen op beide helften. Zo gaat dat daar.'],
      ['johan', [4, '09:45'], 'In de duinen heb ik dat ook altijd. Ik wens u wind mee vandaag.'],
    ],
  },
  {
    between: ['annemiek', 'johan'],
    unread: { johan: 1 },
    lines: [
      [
        'annemiek',
        58,
        'Dag Johan, u stond ook voor de klas, las ik. Ik geef les aan nieuwkomers en leer elke dag iets terug. Mist u het lesgeven?',
      ],
    ],
  },
];

/** The second one liked back, at that time. */
const matches: readonly (readonly [MemberName, MemberName, When])[] = [
  ['johan', 'marianne', [1, '19:40']],
  ['pieter', 'marianne', [4, '21:15']],
  ['johan', 'els', [2, '19:30']],
];

const oneSided: readonly (readonly [liker: MemberName, liked: MemberName, When, seen?: 'seen'])[] = [
  ['theo', 'marianne', 47],
  ['ruud', 'marianne', [1, '22:04']],
  ['david', 'marianne', [2, '18:40'], 'seen'],
  ['annemiek', 'johan', 61],
  ['ria', 'johan', [5, '14:05'], 'seen'],
  ['marianne', 'ruud', 200],
];

/** How many others of the country like each of the two demo members; the first `fresh` of them are new. */
const admirers = { count: 6, fresh: 2 };
const MINUTE = 60_000;

/** What happened to the two demo logins in the last days, as seen from now. */
export function scriptedMeetings(block: readonly DemoMember[], now: number): Meetings {
  const clock = clockOf(now);
  const talks = scriptedTalks.map(({ between, lines, unread = {} }): Talk => ({
    members: [memberNumber(between[0]), memberNumber(between[1])],
    lines: lines.map(([sender, when, text, content]): Line => ({
      sender: memberNumber(sender),
      text,
      at: clock(when),
      ...(content && { content }),
    })),
    unread: [unread[between[0]] ?? 0, unread[between[1]] ?? 0],
  }));
  const mutual = matches.flatMap(([one, other, when]) => [
    like(memberNumber(one), memberNumber(other), clock(when) - 90 * MINUTE, clock(when)),
    like(memberNumber(other), memberNumber(one), clock(when), clock(when) + 5 * MINUTE),
  ]);
  const single = oneSided.map(([liker, liked, when, seen]) =>
    like(memberNumber(liker), memberNumber(liked), clock(when), seen ? clock(when) + 30 * MINUTE : null),
  );
  return {
    likes: [...mutual, ...single, ...admire(block, 'marianne', clock), ...admire(block, 'johan', clock)],
    matches: matches.map(([one, other, when]): Match => ({ one: memberNumber(one), other: memberNumber(other), at: clock(when) })),
    talks,
  };
}

function admire(block: readonly DemoMember[], name: MemberName, clock: (when: When) => number): Like[] {
  const liked = block[memberNumber(name)];
  const fans = block.filter(
    (member) =>
      member.number >= memberNames.length &&
      !member.fictional &&
      member.portrait !== null &&
      member.town.country === 'NL' &&
      member.gender === liked?.soughtSex &&
      member.soughtSex === liked.gender &&
      member.joinedDaysAgo > 20,
  );
  return fans.slice(0, admirers.count).map((fan, index) => {
    const at = clock([index + 1, `1${index}:2${index}`]);
    return like(fan.number, memberNumber(name), at, index < admirers.fresh ? null : at + 45 * MINUTE);
  });
}

const like = (liker: number, liked: number, at: number, seenAt: number | null): Like => ({ liker, liked, at, seenAt });

/** Turns a time of day in Utrecht into a moment. */
function clockOf(now: number): (when: When) => number {
  const midnight = startOfDay(now, 'Europe/Amsterdam');
  return (when) => {
    if (typeof when === 'number') return now - when * MINUTE;
    const [days, clock] = when;
    const [hours = 0, minutes = 0] = clock.split(':').map(Number);
    return midnight - days * 1440 * MINUTE + (hours * 60 + minutes) * MINUTE;
  };
}
