import { createHash } from 'node:crypto';

/** In the page itself, because nothing else may be reachable when it is read. The colours are those of the house, light and dark. */
export const statusStyle = `
:root { color-scheme: light dark; --canvas: #fbf8f3; --surface: #fff; --ink: #231f20; --soft: #4a4447; --line: #d9d1c5; --primary: #005c53; --good: #1b5e34; --slow: #7a4a00; --bad: #9b1c1c; --none: #8a8287; }
@media (prefers-color-scheme: dark) { :root { --canvas: #16181a; --surface: #202326; --ink: #f4f0ea; --soft: #cfc8c2; --line: #4a4f54; --primary: #6fd3c4; --good: #8fd9a8; --slow: #f5c26b; --bad: #ff9e94; --none: #8c8884; } }
* { box-sizing: border-box; }
body { margin: 0; background: var(--canvas); color: var(--ink); font: 1.1875rem/1.55 'Atkinson Hyperlegible Next', 'Atkinson Hyperlegible', system-ui, sans-serif; }
main { max-width: 46rem; margin: 0 auto; padding: 1.5rem 1.25rem 3rem; }
h1 { font-size: 2rem; line-height: 1.25; margin: 1rem 0; }
h2 { font-size: 1.625rem; line-height: 1.3; margin: 2.5rem 0 1rem; }
h3 { font-size: 1.375rem; line-height: 1.35; margin: 1.5rem 0 0.75rem; }
p { margin: 0.5rem 0; }
a { color: var(--primary); text-underline-offset: 0.2em; }
a:focus-visible { outline: 3px solid var(--primary); outline-offset: 3px; border-radius: 4px; }
.card { background: var(--surface); border: 1px solid var(--line); border-radius: 20px; padding: 1.25rem; margin: 0 0 1rem; }
.summary { border-left: 10px solid var(--good); font-size: 1.25rem; font-weight: 700; }
.summary.slow { border-left-color: var(--slow); }
.summary.down, .summary.away { border-left-color: var(--bad); }
.quiet { color: var(--soft); font-size: 1.0625rem; }
.button { display: inline-flex; align-items: center; min-height: 3rem; margin-bottom: 0.75rem; padding: 0 1.25rem; border: 2px solid var(--primary); border-radius: 12px; font-weight: 700; text-decoration: none; }
.head h2 { font-size: 1.375rem; margin: 0; }
.head { display: flex; flex-wrap: wrap; gap: 0.25rem 1rem; align-items: baseline; justify-content: space-between; }
.state { font-weight: 700; white-space: nowrap; }
.state.up { color: var(--good); }
.state.slow { color: var(--slow); }
.state.down { color: var(--bad); }
.days { display: flex; gap: 1px; align-items: flex-end; height: 2.25rem; margin: 0.75rem 0 0.25rem; }
.days i { flex: 1; min-width: 1px; border-radius: 2px; height: 100%; background: var(--good); }
.days i.slow { height: 60%; background: var(--slow); }
.days i.down { height: 25%; background: var(--bad); }
.days i.unknown { height: 4px; background: var(--none); }
ul { margin: 0.5rem 0; padding-left: 1.25rem; }
.plain { list-style: none; padding: 0; }
.languages { display: flex; flex-wrap: wrap; gap: 0 1.25rem; }
.languages a, .languages span { display: inline-flex; align-items: center; min-height: 3rem; }
@media print { .button, .languages { display: none; } }
`;

/** What a policy of content names, so that no other style may be in the page. */
export const statusStyleHash = `sha256-${createHash('sha256').update(statusStyle).digest('base64')}`;
