import type { ModerationWords } from '../words.js';

export const moderationWords: ModerationWords = {
  rules: {
    money: 'Vraag andere leden niet om geld, cadeaus of bankgegevens, en bied ze die ook niet aan.',
    fake: 'Wees wie je zegt te zijn: je eigen naam, je eigen foto’s, je eigen leeftijd.',
    insult: 'Ga respectvol met anderen om: geen beledigingen, geen bedreigingen, geen haat.',
    sexual: 'Geen seksuele berichten of foto’s waar de ander niet om heeft gevraagd.',
    danger: 'Doe niets wat iemand in gevaar brengt.',
    minor: 'Alles wat seksueel is en met kinderen te maken heeft, is verboden.',
    photo: 'Op je foto’s sta jij, en ze zijn netjes. Een ander staat er alleen op als die dat goedvindt.',
    advertising: 'Geen reclame, en niets dat naar andere diensten leidt.',
    other: 'Onze gebruiksvoorwaarden.',
  },
  measures: {
    warning: 'We waarschuwen je. Je account blijft zoals het is.',
    removal: 'We hebben {what} verwijderd. Je account blijft zoals het is.',
    restriction: 'Je kunt tot {date} geen nieuwe gesprekken beginnen. De gesprekken die je al hebt, gaan gewoon door.',
    suspension: 'Je account is gesloten tot {date}. Tot dan ziet niemand het.',
    ban: 'Je account is voorgoed gesloten.',
  },
  removed: {
    photos: { one: 'een foto', other: '{count} foto’s' },
    text: 'de tekst in je profiel',
    messages: { one: 'een bericht', other: '{count} berichten' },
  },
  labels: {
    measure: 'Wat we hebben besloten',
    rule: 'De regel die is overtreden',
    source: 'Hoe we ervan hoorden',
    decider: 'Wie heeft beslist',
    message: 'Het bericht',
    photo: 'De foto',
  },
  sources: {
    report: 'Iemand heeft het op {date} gemeld. We hebben er zelf naar gekeken.',
    complaint: 'Iemand heeft ons op {date} een klacht gestuurd. We hebben er zelf naar gekeken.',
    review: 'We zagen het op {date}, toen we nieuwe foto’s en teksten bekeken.',
    own: 'We hebben het zelf gezien. Een van onze medewerkers heeft ernaar gekeken.',
    automation: 'Een automatische controle maakte ons erop attent. Daarna heeft een van onze medewerkers ernaar gekeken.',
  },
  contents: {
    message: 'Je bericht van {date}: ‘{text}’',
    bare: 'Je bericht van {date}',
    photo: 'De foto die je op {date} hebt toegevoegd',
    captioned: 'De foto die je op {date} hebt toegevoegd: ‘{text}’',
  },
  rulesLink: 'Lees onze regels',
  decider: 'Een medewerker van ons, geen computer.',
  deciders: 'Twee medewerkers van ons, geen computer.',
  decision: {
    subject: 'Onze beslissing over je account bij {site}',
    preview: 'Wat we hebben besloten, waarom, en wat je kunt doen.',
    text: 'We hebben gekeken naar iets wat bij {site} is gebeurd, en we hebben een beslissing genomen over je account.',
    button: 'Ik ben het er niet mee eens',
    why: 'Je krijgt deze e-mail omdat we een beslissing hebben genomen over je account bij {site}.',
  },
  redress:
    'Je kunt bezwaar maken tot {date}. Druk op de knop en vertel ons waarom. Iemand anders kijkt er dan opnieuw naar; het kost je niets. Je kunt ook naar een geschillencommissie of naar de rechter.',
  closedRedress:
    'Meer kunnen we er niet over zeggen. Ben je het er niet mee eens? Druk dan op de knop en schrijf ons: een mens leest het. Je kunt ook naar een geschillencommissie of naar de rechter gaan.',
  reportDecided: {
    subject: 'Je melding {receipt}: wat we hebben besloten',
    preview: 'We hebben naar je melding gekeken.',
    text: 'Dank je wel voor je melding van {date}. We hebben ernaar gekeken en iets gedaan. Wat precies, zeggen we niet: dat blijft tussen ons en het andere lid.',
    nothing:
      'Dank je wel voor je melding van {date}. We hebben ernaar gekeken en niets gevonden dat tegen onze regels is. Gaat het door? Meld het dan gerust opnieuw. Je kunt het lid ook altijd blokkeren.',
    button: 'Lees onze veiligheidstips',
    note: 'Ben je het er niet mee eens? Schrijf ons en noem het nummer {receipt}.',
    why: 'Je krijgt deze e-mail omdat je bij {site} een melding hebt gedaan.',
  },
  complaintLabels: { reference: 'Je nummer', received: 'Ontvangen op', due: 'Je hoort van ons uiterlijk op' },
  complaintReceived: {
    subject: 'We hebben je klacht {receipt} ontvangen',
    preview: 'Dit is je ontvangstbewijs. Bewaar het nummer {receipt}.',
    text: 'Dank je wel dat je het ons laat weten. We hebben je klacht op {date} ontvangen. Een medewerker leest hem, geen computer. Daarna krijg je van ons een e-mail met de uitkomst.',
    button: 'Lees meer over klachten',
    note: 'Ben je in gevaar, of ben je geld kwijt? Wacht dan niet op ons: bel 112, de politie of je bank.',
    why: 'Je krijgt deze e-mail omdat bij {site} met dit e-mailadres een klacht is ingediend. Was jij dat niet? Dan hoef je niets te doen.',
  },
  complaintDecided: {
    subject: 'Je klacht {receipt}: de uitkomst',
    preview: 'We hebben naar je klacht gekeken.',
    text: 'Dank je wel voor je klacht van {date}. We hebben ernaar gekeken en iets gedaan. Gaat het om een ander lid? Dan zeggen we niet wat precies: dat blijft tussen ons en dat lid.',
    nothing:
      'Dank je wel voor je klacht van {date}. We hebben er goed naar gekeken en niets gevonden dat tegen de wet of onze regels is. Gaat het om je geld, je gegevens of je account? Dan regelen we dat apart met je.',
    answered: 'Dank je wel voor je klacht van {date}. Een van onze medewerkers heeft hem gelezen en antwoordt je, in eigen woorden:',
    button: 'Nog een klacht indienen',
    note: 'Ben je het er niet mee eens? Schrijf ons en noem het nummer {receipt}. Je kunt ook naar een geschillencommissie of naar de rechter.',
    why: 'Je krijgt deze e-mail omdat bij {site} met dit e-mailadres een klacht is ingediend.',
  },
  fraudWarning: {
    subject: 'Een waarschuwing over {name}',
    preview: 'We hebben het account van {name} gesloten.',
    text: 'Je had bij {site} contact met {name}. {name} vroeg anderen om geld. We hebben het account gesloten. Stuur {name} niets, en antwoord ook niet op een andere manier.',
    button: 'Lees onze veiligheidstips',
    note: 'Heb je geld of bankgegevens gestuurd? Bel vandaag nog je bank en vertel het de politie. Het overkomt veel mensen. Het is niet jouw schuld.',
    why: 'Je krijgt deze e-mail omdat je bij {site} contact had met dit lid.',
  },
  creditsBack: {
    one: 'Je hebt {count} credit teruggekregen die je aan {name} had besteed.',
    other: 'Je hebt {count} credits teruggekregen die je aan {name} had besteed.',
  },
  fraudCleared: {
    subject: 'We hadden het mis over {name}',
    preview: 'Het account van {name} is weer open.',
    text: 'We hebben je bij {site} gewaarschuwd voor {name} en het account gesloten. Daarna heeft iemand anders er opnieuw naar gekeken: het was een vergissing. {name} heeft onze regels niet overtreden en het account is weer open. Het spijt ons, voor jou en voor {name}.',
    credits: 'De credits die je van ons terugkreeg, mag je houden.',
    button: 'Naar mijn berichten',
    note: 'Ons advies blijft voor iedereen hetzelfde: stuur nooit geld naar iemand die je niet hebt ontmoet.',
    why: 'Je krijgt deze e-mail omdat we je voor dit lid van {site} hebben gewaarschuwd.',
  },
  appealDecided: {
    subject: 'Je bezwaar: wat we hebben besloten',
    preview: 'Iemand anders heeft naar je zaak gekeken.',
    text: 'Iemand die niet bij de eerste beslissing betrokken was, heeft er opnieuw naar gekeken. De beslissing blijft zoals die is.',
    overturned:
      'Iemand die niet bij de eerste beslissing betrokken was, heeft er opnieuw naar gekeken. De beslissing was niet goed, en dat spijt ons. Alles is weer zoals het was.',
    button: 'Naar {site}',
    note: 'Je kunt nog naar een geschillencommissie of naar de rechter.',
    why: 'Je krijgt deze e-mail omdat je bezwaar hebt gemaakt tegen een beslissing van {site}.',
    alone: {
      preview: 'De eigenaar van de site heeft opnieuw naar je zaak gekeken.',
      text: 'Niemand anders hier kon er opnieuw naar kijken: dat heeft de eigenaar van de site gedaan, die zelf meebesliste. De beslissing blijft zoals ze is.',
      overturned:
        'Niemand anders hier kon er opnieuw naar kijken: dat heeft de eigenaar van de site gedaan, die zelf meebesliste. De beslissing was niet goed, en dat spijt ons. Alles is weer zoals het was.',
    },
  },
  dismissalAppeal: {
    text: 'Iemand die niet bij de eerste beslissing betrokken was, heeft opnieuw gekeken naar wat je ons hebt verteld. Ook diegene vond niets dat tegen onze regels is.',
    overturned:
      'Iemand die niet bij de eerste beslissing betrokken was, heeft opnieuw gekeken naar wat je ons hebt verteld. Je bezwaar was terecht: de zaak is weer open. Je hoort van ons wat eruit komt.',
    alone: {
      text: 'Niemand anders hier kon er opnieuw naar kijken: dat heeft de eigenaar van de site gedaan, die zelf meebesliste. De eigenaar vindt nog steeds niets dat tegen onze regels is.',
      overturned:
        'Niemand anders hier kon er opnieuw naar kijken: dat heeft de eigenaar van de site gedaan, die zelf meebesliste. Je bezwaar was terecht: de zaak is weer open. Je hoort van ons wat eruit komt.',
    },
  },
  verification: {
    why: 'Je krijgt deze e-mail omdat je {site} hebt gevraagd een selfie met je foto’s te vergelijken.',
    gone: 'Je selfie is gewist. Andere leden hebben hem nooit gezien.',
    look: 'Mijn teken bekijken',
    again: 'Opnieuw proberen',
    reason: 'Waarom',
    reasons: {
      other_person: 'De persoon op de selfie lijkt niet op de persoon op je foto’s.',
      no_pose: 'De houding die we hebben gevraagd, staat niet op de foto.',
      unclear: 'De foto is te donker of niet scherp genoeg.',
      no_face: 'We zien geen heel gezicht.',
      not_live: 'De foto lijkt bewerkt, of van een scherm gemaakt.',
    },
    approved: {
      subject: 'Je bent geverifieerd',
      preview: 'Je profiel heeft nu het teken.',
      text: 'Een moderator heeft je selfie met je foto’s vergeleken. Jij bent het. Je profiel heeft nu het teken ‘Geverifieerd’.',
    },
    refused: {
      subject: 'Je selfie: probeer het nog eens',
      preview: 'Met deze selfie lukte het niet.',
      text: 'Een moderator heeft je selfie met je foto’s vergeleken en kon je niet verifiëren. Je kunt het opnieuw proberen met een nieuwe houding.',
    },
    expired: {
      subject: 'Je selfie: stuur een nieuwe',
      preview: 'We hebben er niet op tijd naar gekeken.',
      text: 'We hebben niet op tijd naar je selfie gekeken. Dat is onze fout, en het spijt ons. Stuur alsjeblieft een nieuwe.',
    },
    lost: {
      subject: 'Je teken is verborgen',
      preview: 'Je hebt nu een andere hoofdfoto.',
      text: 'Het teken ‘Geverifieerd’ zegt dat we je hoofdfoto met een selfie hebben vergeleken. Je hebt nu een andere hoofdfoto, en daarom is het teken verborgen. Kies de vorige foto weer, of stuur een nieuwe selfie.',
    },
  },
};
