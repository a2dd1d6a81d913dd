import type { Locale, PublicSettings } from '#contracts';

/** The texts of a site that its owner may replace; until then these hold. */
export type SiteWords = Pick<
  PublicSettings,
  'description' | 'index_title' | 'fictional_warning' | 'fictional_singular' | 'fictional_plural'
>;

export const siteWords: Readonly<Record<Locale, SiteWords>> = {
  da: {
    index_title: 'Dating for dig over 50',
    description: 'Mød mennesker på din egen alder. Det er gratis at oprette en profil, og intet fornyes af sig selv.',
    fictional_warning: 'Denne profil er fiktiv. Bag den er der ingen person, du kan mødes med.',
    fictional_singular: 'Fiktiv profil',
    fictional_plural: 'Fiktive profiler',
  },
  de: {
    index_title: 'Partnersuche ab 50',
    description: 'Lernen Sie Menschen in Ihrem Alter kennen. Die Registrierung ist kostenlos, nichts verlängert sich von selbst.',
    fictional_warning: 'Dieses Profil ist fiktiv. Dahinter steht kein Mensch, den Sie treffen können.',
    fictional_singular: 'Fiktives Profil',
    fictional_plural: 'Fiktive Profile',
  },
  en: {
    index_title: 'Dating for people over 50',
    description: 'Meet someone your own age. Free to join, and nothing renews by itself.',
    fictional_warning: 'This profile is fictional. There is no person behind it that you can meet.',
    fictional_singular: 'Fictional profile',
    fictional_plural: 'Fictional profiles',
  },
  es: {
    index_title: 'Citas para mayores de 50',
    description: 'Conoce a personas de tu edad. Registrarse es gratis y nada se renueva por sí solo.',
    fictional_warning: 'Este perfil es ficticio. Detrás no hay ninguna persona con la que puedas quedar.',
    fictional_singular: 'Perfil ficticio',
    fictional_plural: 'Perfiles ficticios',
  },
  fi: {
    index_title: 'Seuranhakua yli 50-vuotiaille',
    description: 'Tutustu oman ikäisiisi ihmisiin. Liittyminen on ilmaista, eikä mikään uusiudu itsestään.',
    fictional_warning: 'Tämä profiili on keksitty. Sen takana ei ole ihmistä, jonka voisit tavata.',
    fictional_singular: 'Keksitty profiili',
    fictional_plural: 'Keksityt profiilit',
  },
  fr: {
    index_title: 'Rencontres après 50 ans',
    description: 'Rencontrez des personnes de votre âge. L’inscription est gratuite et rien ne se renouvelle tout seul.',
    fictional_warning: 'Ce profil est fictif. Il n’y a derrière lui aucune personne à rencontrer.',
    fictional_singular: 'Profil fictif',
    fictional_plural: 'Profils fictifs',
  },
  it: {
    index_title: 'Incontri per chi ha più di 50 anni',
    description: 'Conosci persone della tua età. L’iscrizione è gratuita e niente si rinnova da solo.',
    fictional_warning: 'Questo profilo è fittizio. Dietro non c’è nessuna persona da incontrare.',
    fictional_singular: 'Profilo fittizio',
    fictional_plural: 'Profili fittizi',
  },
  nb: {
    index_title: 'Dating for deg over 50',
    description: 'Møt mennesker på din egen alder. Det er gratis å bli medlem, og ingenting fornyes av seg selv.',
    fictional_warning: 'Denne profilen er fiktiv. Det står ingen person bak som du kan møte.',
    fictional_singular: 'Fiktiv profil',
    fictional_plural: 'Fiktive profiler',
  },
  nl: {
    index_title: 'Daten voor 50-plussers',
    description: 'Ontmoet mensen van je eigen leeftijd. Aanmelden is gratis en niets wordt vanzelf verlengd.',
    fictional_warning: 'Dit profiel is fictief. Er zit geen persoon achter die je kunt ontmoeten.',
    fictional_singular: 'Fictief profiel',
    fictional_plural: 'Fictieve profielen',
  },
  pl: {
    index_title: 'Randki dla osób po 50. roku życia',
    description: 'Poznaj osoby w swoim wieku. Konto jest bezpłatne i nic nie przedłuża się samo.',
    fictional_warning: 'Ten profil jest fikcyjny. Nie stoi za nim nikt, z kim można się spotkać.',
    fictional_singular: 'Profil fikcyjny',
    fictional_plural: 'Profile fikcyjne',
  },
  sv: {
    index_title: 'Dejting för dig över 50',
    description: 'Träffa människor i din egen ålder. Det är gratis att bli medlem, och inget förnyas av sig självt.',
    fictional_warning: 'Den här profilen är påhittad. Det finns ingen person bakom den som du kan träffa.',
    fictional_singular: 'Påhittad profil',
    fictional_plural: 'Påhittade profiler',
  },
};

/** The description of a site that is not open to everybody: it promises no free sign-up. */
export const closedDescriptions: Readonly<Record<Locale, string>> = {
  da: 'Mød mennesker på din egen alder.',
  de: 'Lernen Sie Menschen in Ihrem Alter kennen.',
  en: 'Meet someone your own age.',
  es: 'Conoce a personas de tu edad.',
  fi: 'Tutustu oman ikäisiisi ihmisiin.',
  fr: 'Rencontrez des personnes de votre âge.',
  it: 'Conosci persone della tua età.',
  nb: 'Møt mennesker på din egen alder.',
  nl: 'Ontmoet mensen van je eigen leeftijd.',
  pl: 'Poznaj osoby w swoim wieku.',
  sv: 'Träffa människor i din egen ålder.',
};
