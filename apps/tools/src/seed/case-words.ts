import type { ComplaintBody, Locale, ReportReason } from '#contracts';

type Story = ReportReason | 'ring';
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
