import { describe, expect, it } from '@jest/globals';
import { notSaid, sinceLoaded, timesSaid, utterancesOf } from './utterances.js';

/** As Orca 43.1 said it of a page in Firefox. */
const written = `{"kind": "speak", "words": "<speak><mark name=\\"0:6\\"/>Screen <mark name=\\"7:13\\"/>reader <mark name=\\"14:17\\"/>on.</speak>"}
{"kind": "speak", "words": "<speak><mark name=\\"0:7\\"/>Mozilla <mark name=\\"8:15\\"/>Firefox <mark name=\\"16:22\\"/>frame.</speak>"}
{"kind": "cancel", "words": ""}
{"kind": "speak", "words": "<speak><mark name=\\"0:3\\"/>tab </speak>"}
{"kind": "speak", "words": "<speak><mark name=\\"0:8\\"/>Finished <mark name=\\"9:16\\"/>loading <mark name=\\"17:25\\"/>Anmelden.</speak>"}
{"kind": "speak", "words": "<speak>Finished <mark name=\\"9:16\\"/>loading New Tab.</speak>"}
{"kind": "speak", "words": "<speak> </speak>"}
{"kind": "speak", "words": "<speak><mark name=\\"0:5\\"/>Konto &amp;\u00A0Name</speak>"}
{"kind": "speak", "words": "<speak>heading <mark name=\\"0:5\\"/>level 1</speak>"}
{"kind": "speak", "words": "<speak>E-Mail <mark name=\\"0:5\\"/>entry required.</speak>"}
{"kind": "spe`;

describe('what a screen reader said', () => {
  const said = utterancesOf(written);

  it('is told without the marks of the voice, without keys and silence, and without the line that is still being written', () => {
    expect(said).toEqual([
      'Mozilla Firefox frame.',
      'Finished loading Anmelden.',
      'Konto & Name',
      'heading level 1',
      'E-Mail entry required.',
    ]);
  });

  it('of a page begins when the page has come', () => {
    expect(sinceLoaded(said)).toEqual(said.slice(1));
    expect(sinceLoaded(said.slice(2))).toEqual([]);
  });

  it('has words in an order, and is told whole where one of them is missing', () => {
    expect(notSaid(said, 'Konto & Name', 'E-Mail', 'required')).toEqual([]);
    expect(notSaid(said, 'E-Mail', 'Konto')).toEqual(['not said, or not in its place: Konto', ...said]);
    expect(notSaid(said, 'entry', 'E-Mail')).toEqual(['not said, or not in its place: E-Mail', ...said]);
  });

  it('is counted, so that nothing is said twice unnoticed', () => {
    expect([timesSaid(said, 'E-Mail'), timesSaid([...said, ...said], 'E-Mail'), timesSaid(said, 'Vorname')]).toEqual([1, 2, 0]);
  });
});
