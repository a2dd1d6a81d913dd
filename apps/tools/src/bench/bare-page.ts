import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { once } from 'node:events';
import { extname, join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import react from '@vitejs/plugin-react';
import { build } from 'vite';
import { projectRoot } from '../project.js';

const types: Readonly<Record<string, string>> = { '.js': 'text/javascript', '.css': 'text/css', '.html': 'text/html; charset=utf-8' };

const page = `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>Nothing</title></head><body><div id="root"></div><script type="module" src="/main.jsx"></script></body></html>`;
/** React and its router, and nothing else. */
export const emptyMain = `import { createRoot } from 'react-dom/client';
import { createBrowserRouter, Link, RouterProvider } from 'react-router';
const router = createBrowserRouter([{ path: '*', element: <main><h1>Nothing is here</h1><Link to="/">Home</Link></main> }]);
createRoot(document.getElementById('root')).render(<RouterProvider router={router} />);`;

/** A field, the button that adds what it holds to a list, and as many messages as a conversation begins with. */
export const conversationMain = `import { useState } from 'react';
import { createRoot } from 'react-dom/client';
function Conversation() {
  const [texts, setTexts] = useState(Array.from({ length: 40 }, (_text, index) => 'Message number ' + index));
  const [text, setText] = useState('');
  const send = (event) => {
    event.preventDefault();
    setTexts([...texts, text]);
    setText('');
  };
  return <form onSubmit={send}>
    <ol style={{ height: '60vh', overflow: 'auto' }}>{texts.map((each, index) => <li key={index}>{each}</li>)}</ol>
    <textarea id="message" value={text} onChange={(event) => setText(event.target.value)} />
    <button>Send</button>
  </form>;
}
createRoot(document.getElementById('root')).render(<Conversation />);`;

/** A page of this script, built as the member app is; with the way to end it. */
export async function barePage(name: string, main: string): Promise<{ readonly url: string; readonly close: () => void }> {
  // Beside the product's own packages, so that the same React is found.
  const folder = join(projectRoot, '.cache', 'bench', 'bare-page', name);
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, 'index.html'), page);
  await writeFile(join(folder, 'main.jsx'), main);
  await build({
    root: folder,
    configFile: false,
    logLevel: 'error',
    plugins: [react()],
    build: { outDir: 'dist', modulePreload: { polyfill: false } },
  });
  const server = serve(join(folder, 'dist'));
  await once(server, 'listening');
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`, close: () => server.close() };
}

/** As the product serves its files: packed once. */
function serve(root: string): Server {
  const packed = new Map<string, Buffer>();
  return createServer((request, response) => {
    const path = request.url === '/' ? '/index.html' : (request.url ?? '');
    const answer = async () => {
      const body = packed.get(path) ?? brotliCompressSync(await readFile(join(root, path)));
      packed.set(path, body);
      response.setHeader('Content-Type', types[extname(path)] ?? 'text/plain').setHeader('Content-Encoding', 'br');
      response.end(body);
    };
    answer().catch(() => response.writeHead(404).end());
  }).listen(0, '127.0.0.1');
}
