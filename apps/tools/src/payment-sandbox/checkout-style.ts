/** The look of the checkout page: that of a calm bank, marked as a test, large, also in the dark, without a script. */
export const checkoutStyle = `
:root { color-scheme: light dark; --paper: #eef2f5; --sheet: #fff; --ink: #14222f; --soft: #435160; --line: #c3ccd4; --edge: #6f7c88; --bar: #12324a; --bar-ink: #fff; --good: #14532d; --good-ink: #fff; --bad: #7f1d1d; --calm: #12324a; --note: #ffe08a; --note-ink: #3d2b00; }
@media (prefers-color-scheme: dark) {
  :root { --paper: #0e151c; --sheet: #18222c; --ink: #eef2f6; --soft: #c0cad3; --line: #34424f; --edge: #8793a0; --bar: #0b1f2f; --bar-ink: #eef2f6; --good: #8fe0ae; --good-ink: #0b2416; --bad: #ffb4ab; --calm: #b9d6ee; --note: #ffe08a; --note-ink: #3d2b00; }
}
* { box-sizing: border-box; }
html { font: 19px/1.5 system-ui, -apple-system, 'Segoe UI', Roboto, sans-serif; }
body { margin: 0; background: var(--paper); color: var(--ink); }
.bar { display: flex; flex-wrap: wrap; justify-content: space-between; align-items: center; gap: 0.5rem 1rem; padding: 0.75rem max(1rem, 50vw - 17rem); background: var(--bar); color: var(--bar-ink); border-bottom: 0.4rem solid var(--note); border-image: repeating-linear-gradient(-45deg, var(--note) 0 0.8rem, var(--note-ink) 0.8rem 1.6rem) 1; }
.bar p { margin: 0; }
.brand { display: flex; align-items: center; gap: 0.6rem; font-size: 1.15rem; font-weight: 700; }
.brand svg { width: 1.6rem; height: 1.6rem; fill: currentColor; }
.note { background: var(--note); color: var(--note-ink); font-weight: 600; padding: 0.1rem 0.75rem; border-radius: 1rem; }
main { max-width: 36rem; margin: 0 auto; padding: 1.75rem 1rem 3rem; }
h1 { font-size: 1.5rem; line-height: 1.25; margin: 0 0 1rem; }
h2 { font-size: 1.1rem; margin: 1.75rem 0 0; }
.sheet { background: var(--sheet); border: 1px solid var(--line); border-radius: 0.9rem; padding: 1.25rem; box-shadow: 0 1px 3px rgb(10 25 40 / 0.08); }
.amount { font-size: 2.4rem; line-height: 1.2; font-weight: 700; margin: 0 0 1rem; font-variant-numeric: tabular-nums; overflow-wrap: anywhere; }
dl { margin: 0.5rem 0 0; }
dl > div { display: flex; flex-wrap: wrap; justify-content: space-between; gap: 0 1rem; padding: 0.6rem 0; border-top: 1px solid var(--line); }
dt { color: var(--soft); }
dd { margin: 0; font-weight: 600; overflow-wrap: anywhere; }
.choices { display: grid; gap: 0.75rem; margin: 1.25rem 0 0; }
.later { margin: 1rem 0 0; text-align: center; }
.later a { display: inline-block; padding: 0.5rem 0; }
a { color: var(--calm); text-underline-offset: 0.2em; }
button, .button { font: inherit; font-weight: 600; width: 100%; min-height: 3.2rem; padding: 0.6rem 1rem; border-radius: 0.7rem; border: 2px solid var(--edge); background: var(--sheet); color: var(--calm); cursor: pointer; text-align: center; text-decoration: none; display: block; }
.good { background: var(--good); border-color: var(--good); color: var(--good-ink); }
.bad { color: var(--bad); }
button:hover, .button:hover { text-decoration: underline; }
:focus-visible { outline: 3px solid var(--calm); outline-offset: 3px; border-radius: 0.4rem; }
details.sheet { margin-top: 1.75rem; padding: 0.5rem 1.25rem; }
details[open] { padding-bottom: 1.25rem; }
summary { min-height: 2.75rem; padding: 0.4rem 0; cursor: pointer; font-weight: 600; }
label { display: block; font-weight: 600; margin-top: 1rem; }
select { font: inherit; width: 100%; min-height: 3.2rem; margin-top: 0.25rem; padding: 0.4rem 0.6rem; border: 2px solid var(--edge); border-radius: 0.6rem; background: var(--sheet); color: inherit; }
@media (min-width: 40rem) {
  .choices { grid-template-columns: repeat(2, 1fr); }
  .choices > .wide, .choices > .button { grid-column: 1 / -1; }
}
@media (forced-colors: active) {
  .note, button, .button { border: 2px solid; }
}
`;
