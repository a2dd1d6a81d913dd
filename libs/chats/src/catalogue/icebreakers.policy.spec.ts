import { describe, expect, it } from '@jest/globals';
import { faultsIn, offered } from './icebreakers.policy.js';

const line = (text: string, hidden = false) => ({ text, hidden });

describe('opening lines', () => {
  it.each([
    'Hello {{name}}, what does a good weekend look like for you?',
    'Hallo {{name}}, waar wandel je het liefst?',
    'Hei {{name}}, mikä sai sinut hymyilemään tällä viikolla?',
  ])('may say what people say to each other: %s', (text) => {
    expect(faultsIn([line(text)], 1_000)).toEqual({});
  });

  it.each([
    'Look at https://walks.example/utrecht with me?',
    'Write to me at anna.devries@gmail.com instead',
    'Call me tonight on 06 1234 5678, will you?',
    'Add me on WhatsApp, {{name}}, then we talk there',
    'Can you lend me 200 euros until Friday?',
  ])('hold nothing that their receiver would be warned of, also when they are hidden: %s', (text) => {
    expect(faultsIn([line('Good morning to you!'), line(text, true)], 1_000)).toEqual({ 'lines.1.text': 'contact_in_line' });
  });

  it('stand in the list once, however they are written', () => {
    expect(faultsIn([line('Good morning to you!'), line('good MORNING to you!', true)], 1_000)).toEqual({ 'lines.1.text': 'line_twice' });
  });

  it('are no longer than a message may be, with the longest name in them', () => {
    expect(faultsIn([line('Hello {{name}}, how are you?')], 50)).toEqual({});
    expect(faultsIn([line('Hello {{name}}, how are you?')], 40)).toEqual({ 'lines.0.text': 'message_too_long' });
  });

  it('are offered in their order unless they are hidden', () => {
    expect(offered([line('One of them'), line('Two of them', true), line('Three of them')])).toEqual(['One of them', 'Three of them']);
  });
});
