import type { ComplaintBody, Locale, ReportReason } from '#contracts';

export type Story = ReportReason | 'ring';
type Spoken = 'nl' | 'de' | 'en';
const spoken = (language: Locale): Spoken => (language === 'nl' || language === 'de' ? language : 'en');

/** What members of the demo write when they report somebody. `ring`: the story that several of them were told. */
const words: Record<Story, Record<Spoken, string>> = {
  danger: {
    nl: 'Hij schrijft dat hij vanavond een einde aan zijn leven maakt. Ik weet niet wat ik moet doen.',
    de: 'Er schreibt, dass er sich heute Abend etwas antut. Ich weiß nicht, was ich tun soll.',
    en: 'He writes that he will harm himself tonight. I do not know what to do.',
  },
  minor: {
    nl: 'Er staat een foto van zijn kleindochter bij, in badpak. Dat hoort hier niet.',
    de: 'Da ist ein Foto seiner Enkelin im Badeanzug. Das gehört hier nicht hin.',
    en: 'There is a photo of his granddaughter in a swimsuit. That does not belong here.',
  },
  money: {
    nl: 'Na drie dagen vraagt hij al om geld voor een vliegticket.',
    de: 'Nach drei Tagen bittet er schon um Geld für ein Flugticket.',
    en: 'After three days he already asks for money for a plane ticket.',
  },
  ring: {
    nl: 'Hij zegt dat hij op een booreiland werkt en dat zijn bankpas is geblokkeerd. Mijn vriendin kreeg precies hetzelfde verhaal.',
    de: 'Er sagt, er arbeitet auf einer Bohrinsel und seine Bankkarte ist gesperrt. Meine Freundin hat genau dieselbe Geschichte gehört.',
    en: 'He says he works on an oil rig and his bank card is blocked. A friend of mine was told exactly the same story.',
  },
  sexual: {
    nl: 'Bij het tweede bericht begon hij al over seks. Daar zit ik niet op te wachten.',
    de: 'Schon in der zweiten Nachricht ging es um Sex. Das will ich nicht.',
    en: 'His second message was already about sex. I did not ask for that.',
  },
  insult: {
    nl: 'Toen ik niet meteen antwoordde, ging ze schelden.',
    de: 'Als ich nicht gleich geantwortet habe, wurde sie ausfallend.',
    en: 'When I did not answer at once, she became rude.',
  },
  fake: {
    nl: 'Dit is een foto van een bekende acteur. Dit kan niet kloppen.',
    de: 'Das ist das Foto eines bekannten Schauspielers. Das kann nicht stimmen.',
    en: 'This is the photo of a well-known actor. It cannot be true.',
  },
  photo: {
    nl: 'Op deze foto staat iemand anders, die er vast niets van weet.',
    de: 'Auf diesem Foto ist jemand anderes, der sicher nichts davon weiß.',
    en: 'This photo shows somebody else, who surely knows nothing of it.',
  },
  other: {
    nl: 'Ze verkoopt kruiden en stuurt iedereen naar haar winkel.',
    de: 'Sie verkauft Kräuter und schickt alle in ihren Laden.',
    en: 'She sells herbs and sends everybody to her shop.',
  },
};
export const reportWords = (story: Story, language: Locale): string => words[story][spoken(language)];

/** What they were written before they reported it. */
const written: Partial<Record<Story, Record<Spoken, string>>> = {
  danger: {
    nl: 'Ik kan niet meer. Vanavond maak ik er een eind aan. Dag, en dank je dat je luisterde.',
    de: 'Ich kann nicht mehr. Heute Abend mache ich Schluss. Leb wohl, und danke fürs Zuhören.',
    en: 'I cannot go on. Tonight I will end it. Goodbye, and thank you for listening.',
  },
  minor: {
    nl: 'Kijk eens bij mijn foto’s: mijn kleindochter van zes in haar nieuwe badpak.',
    de: 'Schau mal bei meinen Fotos: meine Enkelin, sechs Jahre, in ihrem neuen Badeanzug.',
    en: 'Do look at my photos: my granddaughter, six years old, in her new swimsuit.',
  },
  money: {
    nl: 'Ik wil je zo graag zien, maar mijn geld staat vast. Kun je mij 800 euro lenen voor het ticket? Je krijgt het meteen terug.',
    de: 'Ich möchte dich so gern sehen, aber mein Geld ist fest angelegt. Kannst du mir 800 Euro für das Ticket leihen? Du bekommst es sofort zurück.',
    en: 'I long to see you, but my money is tied up. Could you lend me 800 euros for the ticket? You will have it back at once.',
  },
  ring: {
    nl: 'Ik zit op een booreiland en mijn bankpas is geblokkeerd. Stuur mij alsjeblieft 1200 euro met Western Union, dan kom ik vrijdag naar je toe.',
    de: 'Ich bin auf einer Bohrinsel und meine Bankkarte ist gesperrt. Schick mir bitte 1200 Euro mit Western Union, dann komme ich Freitag zu dir.',
    en: 'I am on an oil rig and my bank card is blocked. Please send me 1,200 euros by Western Union, then I will come to you on Friday.',
  },
  sexual: {
    nl: 'Genoeg gepraat. Wat heb je aan in bed? Stuur eens een foto zonder kleren.',
    de: 'Genug geredet. Was hast du im Bett an? Schick doch ein Foto ohne Kleider.',
    en: 'Enough talking. What do you wear in bed? Send me a photo without clothes.',
  },
  insult: {
    nl: 'Te deftig om te antwoorden? Stom mens. Geen wonder dat je alleen zit.',
    de: 'Zu fein zum Antworten? Dumme Kuh. Kein Wunder, dass du allein bist.',
    en: 'Too grand to answer? Stupid fool. No wonder you are alone.',
  },
};
export const writtenWords = (story: Story, language: Locale): string | undefined => written[story]?.[spoken(language)];

const objections: Record<Spoken, string> = {
  nl: 'Dit is een misverstand. Ik maakte een grapje dat niet goed viel, en ik heb al sorry gezegd. Wilt u er nog eens naar kijken?',
  de: 'Das ist ein Missverständnis. Es war ein Scherz, der nicht gut ankam, und ich habe mich schon entschuldigt. Schauen Sie bitte noch einmal?',
  en: 'This is a misunderstanding. I made a joke that went wrong, and I have said sorry. Would you look at it again?',
};
export const appealWords = (language: Locale): string => objections[spoken(language)];

/** What people without an account write. */
export const complaintWords: readonly { readonly language: Locale; readonly complaint: ComplaintBody }[] = [
  {
    language: 'nl',
    complaint: {
      category: 'identity',
      name: 'Greet van Dam',
      email: 'greet.van.dam@mail.example',
      words: 'Iemand gebruikt foto’s van mijn overleden man. Een vriendin herkende hem. Haalt u dat alstublieft weg.',
    },
  },
  {
    language: 'nl',
    complaint: {
      category: 'payment',
      name: 'Henk de Wit',
      email: 'henk.de.wit@mail.example',
      words: 'Ik heb twee keer betaald voor hetzelfde pakket en krijg geen antwoord van mijn bank.',
    },
  },
  {
    language: 'de',
    complaint: {
      category: 'illegal_content',
      name: 'Ursula Brandt',
      email: 'ursula.brandt@mail.example',
      words: 'In einem Profil steht ein Satz, der zu Hass gegen Nachbarn aus einem anderen Land aufruft.',
      good_faith: true,
    },
  },
  {
    language: 'en',
    complaint: {
      category: 'my_data',
      name: 'Margaret Hill',
      email: 'margaret.hill@mail.example',
      words: 'I closed my account in spring. Please confirm that nothing of it is left.',
    },
  },
];
