// Budgets of JavaScript, compressed, for a first visit. What a page loads is read from the manifest of its build:
// the entry and all that it imports without being asked; behind the sign-in also the frame for members and the screen that they see first.
import { readFileSync } from 'node:fs';

function firstLoad(folder, ...entries) {
  const manifest = JSON.parse(readFileSync(`${folder}/.vite/manifest.json`, 'utf8'));
  const seen = new Set();
  const add = (key) => {
    if (seen.has(key)) return;
    seen.add(key);
    manifest[key].imports?.forEach(add);
  };
  entries.forEach(add);
  return [...seen].map((key) => `${folder}/${manifest[key].file}`).filter((file) => file.endsWith('.js'));
}

/** The same for a build that has an HTML page: its script and what the page preloads. */
function firstLoadOfPage(folder, base) {
  const html = readFileSync(`${folder}/index.html`, 'utf8');
  return [...html.matchAll(/(?:src|href)="([^"]+\.js)"/g)].map(([, path]) => `${folder}/${path.replace(base, '')}`);
}

const member = 'dist/frontend/member/client';
const entry = 'src/entry-client.tsx';
const firstScreen = ['src/app/MemberRoot.tsx', 'src/app/Banners.tsx', 'src/app/routes/members.tsx'];

export default [
  { name: 'member app, every page', path: firstLoad(member, entry), gzip: true, limit: '170.1 kB' },
  { name: 'member app, first screen behind the sign-in', path: firstLoad(member, entry, ...firstScreen), gzip: true, limit: '205 kB' },
  { name: 'back office, first load', path: firstLoadOfPage('dist/frontend/admin', '/admin/'), gzip: true, limit: '400 kB' },
  // They come when somebody opens the dashboard, after its numbers.
  { name: 'back office, charts', path: 'dist/frontend/admin/assets/Drawing-*.js', gzip: true, limit: '130 kB' },
];
