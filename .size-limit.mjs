// Budgets of JavaScript, compressed, for a first visit. What a page loads is read from the manifest of its build:
// the entry and all that it imports without being asked.
import { readFileSync } from 'node:fs';

function firstLoad(folder, entry) {
  const manifest = JSON.parse(readFileSync(`${folder}/.vite/manifest.json`, 'utf8'));
  const seen = new Set();
  const add = (key) => {
    if (seen.has(key)) return;
    seen.add(key);
    manifest[key].imports?.forEach(add);
  };
  add(entry);
  return [...seen].map((key) => `${folder}/${manifest[key].file}`).filter((file) => file.endsWith('.js'));
}

/** The same for a build that has an HTML page: its script and what the page preloads. */
function firstLoadOfPage(folder, base) {
  const html = readFileSync(`${folder}/index.html`, 'utf8');
  return [...html.matchAll(/(?:src|href)="([^"]+\.js)"/g)].map(([, path]) => `${folder}/${path.replace(base, '')}`);
}

export default [
  { name: 'member pages, first load', path: firstLoad('dist/frontend/member/client', 'src/entry-client.tsx'), gzip: true, limit: '200 kB' },
  { name: 'back office, first load', path: firstLoadOfPage('dist/frontend/admin', '/admin/'), gzip: true, limit: '400 kB' },
];
