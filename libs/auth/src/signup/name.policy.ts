import { folded } from '#cautions';
import type { ErrorCode } from '#contracts';

export type NameFacts = {
  readonly email: string;
  /** What the site calls itself, on its pages and in its mails. */
  readonly houseNames: readonly string[];
};

/** Words that only those who work here would have in a name, in the languages of the site. */
const staffWords = new Set(
  wordsIn(`
  admin admins administrator administrators administration sysadmin webmaster superuser moderator moderators moderation support helpdesk
  servicedesk staff official beheer beheerder beheerders moderatie klantenservice klantendienst ondersteuning medewerker redactie
  administratorin moderatorin kundendienst kundenservice kundenbetreuung mitarbeiter mitarbeiterin betreiber kundeservice kundestøtte
  brugerservice brukerstøtte medarbejder medarbeider administratör kundtjänst kundservice kundsupport medarbetare ylläpito ylläpitäjä
  moderaattori asiakaspalvelu asiakastuki henkilökunta administrateur administratrice modérateur modératrice modération assistance
  administrador administradora moderador moderadora moderación soporte amministratore amministratrice moderatore moderatrice moderazione
  assistenza supporto administratorka administracja moderatorka moderacja`),
);
/** The same in several words. */
const staffPhrases = `
  customer service, customer support, customer care, help desk, service desk, technical support, web master, klanten service, kunden service,
  kunde service, service client, service clients, service clientèle, atención al cliente, servicio al cliente, servizio clienti,
  obsługa klienta, biuro obsługi, pomoc techniczna`
  .split(',')
  .map(phraseOf);
/** Ordinary words: refused only when they are the whole name. */
const wholeNames = new Set(
  wordsIn(
    'mod mods root system security team service help info hilfe hulp hjelp hjælp hjälp apu tuki aide ayuda aiuto pomoc équipe equipo zespół',
  ),
);
/** Digits and signs that are read as letters; a one is an i or an l. */
const lookalikes = [
  new Map(Object.entries({ 0: 'o', 1: 'i', 3: 'e', 4: 'a', 5: 's', 7: 't', '@': 'a', $: 's', '!': 'i', '|': 'l' })),
  new Map([['1', 'l']]),
];
/** Endings under which addresses of the web are sold to anybody, and those of the countries of the site. */
const webEndings =
  'com|net|org|info|biz|eu|app|dev|io|co|me|tv|cc|to|ly|gg|xyz|club|site|online|live|chat|date|dating|love|link|shop|store|page|web|space|top|vip|fun|nl|be|de|at|ch|fr|es|it|uk|ie|us|ca|au|dk|fi|no|se|pl|pt|lu|ru';
/** Also with spaces about the dot, and with what follows a host. */
const webAddress = new RegExp(`(^|[^\\p{L}])(https?:|www\\s*\\.)|[\\p{L}\\p{N}-]{2,}\\s*\\.\\s*(${webEndings})(?![\\p{L}\\p{N}])`, 'iu');
const MOST_MARKS = 3;
const tooManyMarks = new RegExp(`\\p{M}{${MOST_MARKS + 1}}`, 'u');

/** Why a name may not be shown to others, or undefined. It is asked when a name is chosen or changed, never of one that stands. */
export function nameFault(name: string, { email, houseNames }: NameFacts): ErrorCode | undefined {
  if (isEmailLike(name, email)) return 'name_is_email';
  if (webAddress.test(name.normalize('NFKC'))) return 'name_is_web_address';
  if (!/\p{L}/u.test(name) || tooManyMarks.test(name.normalize('NFC'))) return 'name_unreadable';
  return isReserved(name, houseNames) ? 'name_reserved' : undefined;
}

/** Any address would do harm here: it tells strangers where to write, past every block. */
function isEmailLike(name: string, email: string): boolean {
  const plain = name.toLowerCase().replace(/\s/g, '');
  return plain === email || /^[^@]+@[^@]+\.[^@]+$/.test(plain);
}

/** Whether readers would take it for staff or for the site, however it is spelled. */
function isReserved(name: string, houseNames: readonly string[]): boolean {
  const phrases = [...staffPhrases, ...houseNames.map(phraseOf).filter((phrase) => phrase !== '')];
  return readings(name).some((reading) => {
    const words = wordsIn(reading);
    const whole = words.join('');
    const spaced = ` ${words.join(' ')} `;
    return (
      words.some((word) => staffWords.has(word)) ||
      staffWords.has(whole) ||
      wholeNames.has(whole) ||
      phrases.some((phrase) => spaced.includes(` ${phrase} `) || whole === phrase.replaceAll(' ', ''))
    );
  });
}

/** The ways in which a name is read: without its numbers, and with digits as the letters that they look like. */
function readings(name: string): readonly string[] {
  const small = folded(name);
  const [first = new Map<string, string>(), second = new Map<string, string>()] = lookalikes;
  const read = (letters: ReadonlyMap<string, string>) => [...small].map((char) => letters.get(char) ?? char).join('');
  return [small, small.replace(/\d+/g, ' '), read(first), read(new Map([...first, ...second]))];
}

function wordsIn(text: string): readonly string[] {
  return folded(text).match(/[\p{L}\p{N}]+/gu) ?? [];
}

function phraseOf(text: string): string {
  return wordsIn(text).join(' ');
}
