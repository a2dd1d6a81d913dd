import type { Locale } from '#contracts';

export interface Contact {
  readonly name: string;
  readonly url: string;
  readonly phone: string | null;
}
export interface CountryContacts {
  /** Null: no country of the table. */
  readonly country: string | null;
  readonly hotline: Contact;
  readonly police: Contact;
  /** In which the report is written. */
  readonly language: Locale;
}

const to = (name: string, url: string, phone: string | null = null): Contact => ({ name, url, phone });
const inhope = to('INHOPE, find a hotline', 'https://www.inhope.org/EN');

/** Where material of child abuse is told of: the hotline (members of INHOPE, where a country has one) and the police. Telephones for urgent danger. */
const table: Readonly<Record<string, Omit<CountryContacts, 'country'>>> = {
  AT: {
    hotline: to('Stopline', 'https://www.stopline.at'),
    police: to('Bundeskriminalamt', 'https://www.bundeskriminalamt.at', '133'),
    language: 'de',
  },
  AU: {
    hotline: to('eSafety Commissioner', 'https://www.esafety.gov.au/report'),
    police: to('ACCCE, Australian Federal Police', 'https://www.accce.gov.au/report', '000'),
    language: 'en',
  },
  BE: {
    hotline: to('Child Focus', 'https://childfocus.be', '116 000'),
    police: to('Politie / Police', 'https://www.police.be', '101'),
    language: 'nl',
  },
  CA: {
    hotline: to('Cybertip.ca', 'https://www.cybertip.ca'),
    police: to('Royal Canadian Mounted Police', 'https://www.rcmp-grc.gc.ca', '911'),
    language: 'en',
  },
  CH: {
    hotline: to('Click and Stop, Kinderschutz Schweiz', 'https://www.clickandstop.ch'),
    police: to('fedpol', 'https://www.fedpol.admin.ch', '117'),
    language: 'de',
  },
  DE: {
    hotline: to('Beschwerdestelle von eco und FSM', 'https://www.internet-beschwerdestelle.de'),
    police: to('Bundeskriminalamt', 'https://www.bka.de', '110'),
    language: 'de',
  },
  DK: {
    hotline: to('Red Barnet, AnmeldDet', 'https://redbarnet.dk/anmelddet'),
    police: to('Politiet', 'https://politi.dk', '114'),
    language: 'da',
  },
  ES: {
    hotline: to('INCIBE, Tu Ayuda en Ciberseguridad', 'https://www.incibe.es/linea-reporte-abuso-sexual-infantil', '017'),
    police: to('Policía Nacional', 'https://www.policia.es', '091'),
    language: 'es',
  },
  FI: {
    hotline: to('Nettivihje, Pelastakaa Lapset', 'https://www.pelastakaalapset.fi/nettivihje'),
    police: to('Poliisin Nettivinkki', 'https://poliisi.fi/nettivinkki', '112'),
    language: 'fi',
  },
  FR: {
    hotline: to('Point de Contact', 'https://www.pointdecontact.net'),
    police: to('PHAROS', 'https://www.internet-signalement.gouv.fr', '17'),
    language: 'fr',
  },
  GB: {
    hotline: to('Internet Watch Foundation', 'https://report.iwf.org.uk'),
    police: to('National Crime Agency, CEOP', 'https://www.ceop.police.uk', '999'),
    language: 'en',
  },
  IE: {
    hotline: to('Hotline.ie', 'https://www.hotline.ie'),
    police: to('An Garda Síochána', 'https://www.garda.ie', '999'),
    language: 'en',
  },
  IT: {
    hotline: to('Telefono Azzurro', 'https://azzurro.it', '114'),
    police: to('Polizia Postale', 'https://www.commissariatodips.it', '112'),
    language: 'it',
  },
  LU: {
    hotline: to('BEE SECURE Stopline', 'https://stopline.bee-secure.lu'),
    police: to('Police Grand-Ducale', 'https://police.public.lu', '113'),
    language: 'fr',
  },
  NL: {
    hotline: to('Offlimits, Meldpunt Kinderporno', 'https://offlimits.nl'),
    police: to('Politie', 'https://www.politie.nl', '0900 8844'),
    language: 'nl',
  },
  NO: {
    hotline: to('Kripos, Tips oss', 'https://tips.kripos.no'),
    police: to('Politiet', 'https://www.politiet.no', '02800'),
    language: 'nb',
  },
  NZ: {
    hotline: to('Department of Internal Affairs', 'https://www.dia.govt.nz'),
    police: to('New Zealand Police', 'https://www.police.govt.nz', '111'),
    language: 'en',
  },
  PL: { hotline: to('Dyżurnet.pl', 'https://dyzurnet.pl'), police: to('Policja', 'https://www.policja.pl', '112'), language: 'pl' },
  PT: {
    hotline: to('Linha Internet Segura', 'https://www.internetsegura.pt', '800 21 90 90'),
    police: to('Polícia Judiciária', 'https://www.policiajudiciaria.pt', '112'),
    language: 'en',
  },
  SE: { hotline: to('ECPAT Hotline', 'https://ecpat.se'), police: to('Polisen', 'https://polisen.se', '114 14'), language: 'sv' },
  US: {
    hotline: to('NCMEC CyberTipline', 'https://report.cybertip.org', '1 800 843 5678'),
    police: to('FBI', 'https://tips.fbi.gov', '911'),
    language: 'en',
  },
};
const anywhere: CountryContacts = {
  country: null,
  hotline: inhope,
  police: to('Europol', 'https://www.europol.europa.eu/report-a-crime', '112'),
  language: 'en',
};

export const knownCountries = Object.keys(table);

export function contactsOf(country: string | null): CountryContacts {
  const found = country === null ? undefined : table[country];
  return found && country !== null ? { country, ...found } : anywhere;
}

/** Of the company that runs the site, and of where the member lives when that is another country. */
export function contactsFor(company: string, member: string | null): CountryContacts[] {
  const [first, second] = [contactsOf(company), contactsOf(member)];
  return member === null || second.country === first.country ? [first] : [first, second];
}
