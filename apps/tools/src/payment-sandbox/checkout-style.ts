/** The look of the checkout page: plain, large, also in the dark, without a script. */
export const checkoutStyle = `
:root { color-scheme: light dark; --paper: #f3f5f7; --sheet: #fff; --ink: #1b2733; --soft: #46535f; --line: #8a96a1; --good: #14532d; --bad: #7f1d1d; --calm: #24384c; --on: #fff; --note: #fff4d6; --note-ink: #4a3200; }
@media (prefers-color-scheme: dark) {
  :root { --paper: #10161c; --sheet: #1a232c; --ink: #eef2f6; --soft: #c2ccd5; --line: #75818c; --good: #8fe0ae; --bad: #ffb4ab; --calm: #b9d2ea; --on: #10161c; --note: #3d3314; --note-ink: #ffeab0; }
}
* { box-sizing: border-box; }
html { font: 19px/1.5 system-ui, -apple-system, 'Segoe UI', Roboto, sans-serif; }
body { margin: 0; background: var(--paper); color: var(--ink); }
main { max-width: 34rem; margin: 0 auto; padding: 1.5rem 1rem 3rem; }
header { display: flex; justify-content: space-between; align-items: baseline; gap: 1rem; flex-wrap: wrap; margin-bottom: 1rem; }
h1 { font-size: 1.25rem; margin: 0; }
h2 { font-size: 1.1rem; margin: 1.75rem 0 0.5rem; }
.note { background: var(--note); color: var(--note-ink); padding: 0.25rem 0.75rem; border-radius: 0.4rem; margin: 0; }
.sheet { background: var(--sheet); border: 1px solid var(--line); border-radius: 0.75rem; padding: 1.25rem; }
.amount { font-size: 2rem; font-weight: 650; margin: 0; }
.soft { color: var(--soft); margin: 0.25rem 0 0; overflow-wrap: anywhere; }
.choices { display: grid; gap: 0.75rem; margin: 1.5rem 0 0; }
button, .button { font: inherit; font-weight: 600; width: 100%; min-height: 3.2rem; padding: 0.6rem 1rem; border-radius: 0.6rem; border: 2px solid currentColor; background: var(--sheet); color: var(--calm); cursor: pointer; text-align: center; text-decoration: none; display: block; }
button.good { background: var(--good); border-color: var(--good); color: var(--on); }
button.bad { color: var(--bad); }
button:hover, .button:hover { text-decoration: underline; }
:focus-visible { outline: 3px solid var(--calm); outline-offset: 3px; }
details { margin-top: 1.5rem; border-top: 1px solid var(--line); padding-top: 1rem; }
summary { min-height: 2.75rem; padding: 0.4rem 0; cursor: pointer; font-weight: 600; }
label { display: block; font-weight: 600; margin-top: 1rem; }
select { font: inherit; width: 100%; min-height: 3rem; margin-top: 0.25rem; padding: 0.4rem; border: 1px solid var(--line); border-radius: 0.5rem; background: var(--sheet); color: inherit; }
dl { margin: 1rem 0 0; display: grid; gap: 0.6rem; }
dt { color: var(--soft); }
dd { margin: 0; font-weight: 600; overflow-wrap: anywhere; }
@media (min-width: 48rem) {
  .choices { grid-template-columns: repeat(2, 1fr); }
  .choices > .wide { grid-column: 1 / -1; }
}
`;
