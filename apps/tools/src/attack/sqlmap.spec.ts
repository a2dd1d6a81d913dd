import { describe, expect, it } from '@jest/globals';
import { injectionsIn } from './sqlmap.js';

const header = 'Target URL,Place,Parameter,Technique(s),Note(s)';

describe('the results of sqlmap', () => {
  it('name each parameter that lets a text into a statement, and how', () => {
    const csv = `${header}\nhttp://127.0.0.1:4300/text?q=walk*,URI,#1*,BT,\nhttp://127.0.0.1:4300/body,(custom) POST,JSON #1*,E,\n`;
    expect(injectionsIn(csv)).toEqual([
      { place: 'URI', parameter: '#1*', techniques: 'BT' },
      { place: '(custom) POST', parameter: 'JSON #1*', techniques: 'E' },
    ]);
  });

  it('are read also where a comma or quotes stand in the address', () => {
    const csv = `${header}\r\n"http://127.0.0.1:4300/text?q=a,b""c*",URI,#1*,B,\r\n`;
    expect(injectionsIn(csv)).toEqual([{ place: 'URI', parameter: '#1*', techniques: 'B' }]);
  });

  it('hold nothing where nothing was found, and not what sqlmap itself takes back', () => {
    expect(injectionsIn(`${header}\n`)).toEqual([]);
    expect(injectionsIn(`${header}\nhttp://127.0.0.1:4300/a?q=1,GET,q,B,false positive or unexploitable detected\n`)).toEqual([]);
  });
});
