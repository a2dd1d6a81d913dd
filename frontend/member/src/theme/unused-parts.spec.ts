import { describe, expect, it } from '@jest/globals';
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { usedStyles, wordsIn } from '../../unused-parts';

const base = `
const defaultConditions = defineConditions({ hover: ["@media (hover: hover)", "&:hover"], peerHover: ".peer:hover ~ &", open: "&[open]" });
const defaultBaseConfig = defineConfig({
  conditions: defaultConditions,
  utilities: {
    // background
    background: { values: "colors", shorthand: ["bg"], transform(value) { return { background: value }; } },
    paddingInline: { values: "spacing", shorthand: "px" },
    divideX: { values: { type: "boolean" } },
    cursor: { values: "cursor" }
  }
});
`;

function folderWith(source: string): string {
  const folder = mkdtempSync(join(tmpdir(), 'sources-'));
  writeFileSync(join(folder, 'Screen.tsx'), source);
  return folder;
}

describe('what the build leaves out of the styles', () => {
  it('is what no source names, by its name or by its short one', () => {
    const used = usedStyles(base, new Set(['bg', 'px', '_hover', 'open', 'cursor']));
    for (const kept of ['hover: [', 'background: {', 'paddingInline', 'cursor']) expect(used).toContain(kept);
    for (const left of ['peerHover', 'divideX', 'open']) expect(used).not.toContain(left);
  });

  it('is nothing that a source of ours names', () => {
    const file = fileURLToPath(new URL('../../../../node_modules/@chakra-ui/react/dist/esm/preset-base.js', import.meta.url));
    const used = usedStyles(readFileSync(file, 'utf8'), wordsIn([fileURLToPath(new URL('..', import.meta.url))]));
    for (const kept of ['hover: [', 'focusVisible:', '"bg"', '"px"', 'boxShadow:', 'zIndex:']) expect(used).toContain(kept);
    expect(used).not.toContain('peerChecked');
  });

  it('is known for sure: a name that is put together is refused', () => {
    expect(() => wordsIn([folderWith('const line = { [`border${side}`]: "control" };')])).toThrow(/puts a name together/);
    expect(wordsIn([folderWith('const line = { [`& #part-${part}`]: { px: "4" } };')]).has('px')).toBe(true);
  });
});
