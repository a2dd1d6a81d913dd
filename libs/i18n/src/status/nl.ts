import type { StatusWords } from '../status-words.js';

export const statusWords: StatusWords = {
  title: 'Werkt alles?',
  summary: {
    up: 'Alles werkt.',
    slow: 'Alles werkt, maar een deel is traag.',
    down: 'Een deel van de site werkt nu niet. We zijn ermee bezig.',
    away: 'De site reageert nu niet. We zijn ermee bezig. Je hoeft niets te doen.',
  },
  asOf: 'Stand van {time}. Deze pagina wordt elke minuut vernieuwd.',
  again: 'Opnieuw kijken',
  home: 'Naar de site',
  parts: {
    site: { name: 'Pagina’s en inloggen', what: 'De site openen, inloggen, je profiel aanpassen' },
    search: { name: 'Zoeken', what: 'Mensen vinden en profielen bekijken' },
    chat: { name: 'Chatten', what: 'Berichten lezen en schrijven' },
    photos: { name: 'Foto’s', what: 'Foto’s toevoegen en bekijken' },
    payments: { name: 'Betalen', what: 'Credits kopen' },
    mail: { name: 'E-mail', what: 'E-mails van ons aan jou' },
  },
  states: { up: 'Werkt', slow: 'Werkt, maar traag', down: 'Werkt niet' },
  incidents: {
    title: 'Wat we erover vertellen',
    none: 'In de laatste 90 dagen was er niets te melden.',
    now: 'Nu',
    planned: 'Gepland',
    past: 'Eerder',
    trouble: 'Storing',
    work: 'Gepland onderhoud',
    since: 'Sinds {time}',
    span: 'Van {from} tot {until}',
    from: 'Vanaf {from}',
  },
  history: {
    label: '{part}: de laatste 90 dagen',
    share: 'In de laatste 90 dagen werkte het {percent} van de tijd.',
    shareSoFar: {
      one: 'Op de ene dag die we tot nu toe hebben gemeten, werkte het {percent} van de tijd.',
      other: 'Op de {count} dagen die we tot nu toe hebben gemeten, werkte het {percent} van de tijd.',
    },
    unknown: 'We hebben nog geen cijfers.',
    good: 'We zagen geen problemen.',
    badDays: 'Dagen waarop er iets mis was',
    slow: 'traag: {time}',
    down: 'werkte niet: {time}',
    legend:
      'Eén streepje per dag. Een lang streepje: het werkte. Een half streepje: het was traag. Een kort streepje: het werkte niet. Een punt: we hebben geen cijfers.',
  },
  languages: 'Deze pagina in andere talen',
};
