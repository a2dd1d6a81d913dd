import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import type { Plugin } from 'vite';

const source = fileURLToPath(new URL('public/icon.svg', import.meta.url));
const roundCorner = ' rx="8"';
/** What a device cuts its own shape out of keeps clear of the edges: a fifth on each side may go. */
const inTheMiddle = '<g transform="translate(3.2 3.2) scale(.8)" ';

/** The icon in a square without corners of its own, its drawing within what every device shows. */
const uncut = (svg: string): string => svg.replace(roundCorner, '').replace('<g ', inTheMiddle);

const drawn = (svg: string, size: number): Promise<Buffer> =>
  sharp(Buffer.from(svg), { density: (72 * size) / 32 })
    .resize(size)
    .png({ compressionLevel: 9 })
    .toBuffer();

/** What stands beside a shared link: the sign of the site on its paper, between two hills in its colours. The name stands beside it in words. */
const sharedPicture = (svg: string): Promise<Buffer> => {
  const sign = svg.replace('<svg ', '<svg x="460" y="130" width="280" height="280" ');
  const scene = `<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="630"><rect width="1200" height="630" fill="#FBF8F3"/>
<circle cx="980" cy="150" r="90" fill="#EEE6F6"/><path d="M0 520C260 400 520 420 760 500s340 60 440 10v120H0z" fill="#DDF0EC"/>
<path d="M0 580c320-80 640-70 1200-20v70H0z" fill="#005C53"/>${sign}</svg>`;
  return sharp(Buffer.from(scene)).png({ compressionLevel: 9, palette: true }).toBuffer();
};

/** The icons of the installed app, drawn from the one icon of the site. */
export function appIcons(): Plugin {
  return {
    name: 'app-icons',
    apply: 'build',
    async generateBundle() {
      const svg = readFileSync(source, 'utf8');
      const files: readonly (readonly [name: string, svg: string, size: number])[] = [
        ['icon-192.png', svg, 192],
        ['icon-512.png', svg, 512],
        ['icon-maskable-192.png', uncut(svg), 192],
        ['icon-maskable-512.png', uncut(svg), 512],
        ['apple-touch-icon.png', uncut(svg), 180],
      ];
      this.emitFile({ type: 'asset', fileName: 'share.png', source: await sharedPicture(svg) });
      for (const [fileName, drawing, size] of files) this.emitFile({ type: 'asset', fileName, source: await drawn(drawing, size) });
    },
  };
}
