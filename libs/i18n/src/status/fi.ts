import type { StatusWords } from '../status-words.js';

export const statusWords: StatusWords = {
  title: 'Toimiiko kaikki?',
  summary: {
    up: 'Kaikki toimii.',
    slow: 'Kaikki toimii, mutta osa on hidasta.',
    down: 'Osa sivustosta ei toimi juuri nyt. Korjaamme sitä.',
    away: 'Sivusto ei vastaa juuri nyt. Korjaamme sitä. Sinun ei tarvitse tehdä mitään.',
  },
  asOf: 'Tilanne {time}. Tämä sivu päivitetään joka minuutti.',
  again: 'Katso uudelleen',
  home: 'Siirry sivustolle',
  parts: {
    site: { name: 'Sivut ja kirjautuminen', what: 'Avaa sivusto, kirjaudu sisään, muuta profiiliasi' },
    search: { name: 'Haku', what: 'Etsi ihmisiä ja katso profiileja' },
    chat: { name: 'Keskustelut', what: 'Lue ja kirjoita viestejä' },
    photos: { name: 'Kuvat', what: 'Lisää kuvia ja katso niitä' },
    payments: { name: 'Maksaminen', what: 'Osta krediittejä' },
    mail: { name: 'Sähköposti', what: 'Viestit meiltä sinulle' },
  },
  states: { up: 'Toimii', slow: 'Toimii, mutta hitaasti', down: 'Ei toimi' },
  incidents: {
    title: 'Mitä kerromme tilanteesta',
    none: 'Viimeisten 90 päivän aikana ei ollut kerrottavaa.',
    now: 'Nyt',
    planned: 'Tulossa',
    past: 'Aiemmin',
    trouble: 'Häiriö',
    work: 'Suunniteltu huolto',
    since: 'Alkoi {time}',
    span: '{from} – {until}',
    from: 'Alkaa {from}',
  },
  history: {
    label: '{part}: viimeiset 90 päivää',
    share: 'Viimeisten 90 päivän aikana se toimi {percent} ajasta.',
    shareSoFar: {
      one: 'Meillä on lukuja vasta yhdeltä päivältä. Silloin se toimi {percent} ajasta.',
      other: 'Meillä on lukuja vasta {count} päivältä. Niinä päivinä se toimi {percent} ajasta.',
    },
    unknown: 'Meillä ei ole vielä lukuja.',
    good: 'Emme havainneet häiriöitä.',
    badDays: 'Päivät, joina oli häiriöitä',
    slow: 'hidas: {time}',
    down: 'ei toiminut: {time}',
    legend:
      'Yksi palkki jokaiselle päivälle. Korkea palkki: toimi. Puolikas palkki: oli hidas. Lyhyt palkki: ei toiminut. Piste: meillä ei ole lukuja.',
  },
  languages: 'Tämä sivu muilla kielillä',
};
