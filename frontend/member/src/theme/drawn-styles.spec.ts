import { describe, expect, it } from '@jest/globals';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { withoutPageStyles } from '../../drawn-styles';

const file = fileURLToPath(new URL('../../../../node_modules/@chakra-ui/react/dist/esm/styled-system/system.js', import.meta.url));

describe('the styles of the whole page in the build for the browser', () => {
  it('are not made: the HTML has them', () => {
    const code = withoutPageStyles(readFileSync(file, 'utf8'));
    expect(code).toContain("const _global = { name: '', styles: '' };");
    for (const maker of ['getPreflightCss', 'getGlobalCss', 'getTokenCss']) expect(code.split(maker)).toHaveLength(2);
  });

  it('end the build where Chakra makes them in another way, instead of being made twice or not at all', () => {
    expect(() => withoutPageStyles('const _global = [];')).toThrow(/looks different now/);
  });
});
