import { describe, expect, it } from '@jest/globals';
import { colours } from './colours';
import { themeColors, themeColorTags } from './theme-color';

describe('the colour of the frame of the browser', () => {
  it('follows the device, or what was chosen [#E26]', () => {
    expect(themeColors('device').map(({ content }) => content)).toEqual([colours.surface.light, colours.surface.dark]);
    expect(themeColors('dark')).toEqual([{ content: colours.surface.dark }]);
    expect(themeColors('contrast')).toEqual([{ content: colours.surface.contrast }]);
    expect(themeColorTags('light')).toBe(`<meta name="theme-color" content="${colours.surface.light}">`);
  });
});
