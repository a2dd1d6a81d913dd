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

export default [
  { name: 'member pages, first load', path: firstLoad('dist/frontend/member/client', 'src/entry-client.tsx'), gzip: true, limit: '200 kB' },
  { name: 'back office, first load', path: firstLoad('dist/frontend/admin', 'index.html'), gzip: true, limit: '500 kB' },
];
