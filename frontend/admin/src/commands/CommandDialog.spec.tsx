import { describe, expect, it } from '@jest/globals';
import { renderToString } from 'react-dom/server';
import { commandNames, commands, inWords, type ReasonRule } from '#contracts-admin';
import { ReasonField } from './ReasonField';
import { commandWords } from './words';

const drawn = (rule: ReasonRule, problem?: string) =>
  renderToString(<ReasonField rule={rule} choices={{ not_decent: 'It is not decent' }} problem={problem} />);

describe('the question before an act', () => {
  it.each(commandNames)('has words exactly where the table asks, and a word for each reason: %s', (name) => {
    const { confirms } = commands[name];
    const reason: ReasonRule | null = commands[name].reason;
    const { question } = commandWords[name];
    expect(question !== null).toBe(confirms || reason !== null);
    expect(Object.keys(question?.reasons ?? {}).toSorted()).toEqual((reason?.kind === 'choice' ? [...reason.choices] : []).toSorted());
  });
});

describe('the field for the reason', () => {
  it('offers the reasons of the table in words, none chosen beforehand, and one is required', () => {
    const html = drawn(commands.reject_photo.reason);
    expect(html.match(/type="radio"/g)).toHaveLength(commands.reject_photo.reason.choices.length);
    expect(html.match(/<input[^>]*required=""[^>]*>/g)).toHaveLength(commands.reject_photo.reason.choices.length);
    expect(html).toContain('It is not decent');
    expect(html).not.toContain('checked=""');
  });

  it('takes words within the bounds of the table, and asks for none that tell who somebody is', () => {
    const html = drawn(inWords(10, 200));
    expect(html).toMatch(/<textarea[^>]*minlength="10"/i);
    expect(html).toMatch(/<textarea[^>]*maxlength="200"/i);
    expect(html).toContain('no names, no addresses');
  });

  it.each([
    ['choices', commands.lift_limit.reason],
    ['words', inWords(10, 200)],
  ])('shows what the server says beside the field, and joined to it: %s', (_, rule) => {
    const html = drawn(rule, 'This is not a reason.');
    const id = /id="([^"]+)"[^>]*>This is not a reason\./.exec(html)?.[1];
    expect(id).toBeDefined();
    expect(html).toContain(`aria-describedby="${id}"`);
  });
});
