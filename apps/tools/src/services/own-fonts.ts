import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Where a machine has no fonts of its own, those that came with the browser that was unpacked into this folder. */
export function ownFonts(folder: string): Record<string, string> {
  if (!existsSync(join(folder, 'etc/fonts/fonts.conf'))) return {};
  const file = join(folder, 'fonts.conf');
  writeFileSync(
    file,
    `<?xml version="1.0"?><fontconfig><dir>${folder}/usr/share/fonts</dir><cachedir>${folder}/var/cache/fontconfig</cachedir></fontconfig>\n`,
  );
  return { FONTCONFIG_FILE: file };
}
