import { dismissPath, pageHiddenPath } from '#contracts';
import { reloadGuardMs, reloadKey } from './app/stale-chunk';
import { signupDraftKey } from './shared/model/signup-place';
import { startFailed } from './start-failed';

/** The app, or what becomes of a page whose app cannot come (`starting`). */
export const fetchApp = (entry: string): string => `import('${entry}').catch(fail)`;

/** The template of what stands in a page that shows nothing without the app. */
export const lastResortId = 'last-resort';

/**
 * A page whose app does not start is loaded again (`mayReload`): after a release its files are gone. The next time it says that it cannot be
 * shown; one that can be read without the app stays as it is, and so does one in which somebody has typed.
 */
export const starting = `const fail=()=>{let s,t=0;try{s=sessionStorage;t=+(s['${reloadKey}']??0)}catch{}if(s&&navigator.onLine&&Date.now()-t>=${reloadGuardMs}&&[...d.querySelectorAll('input,textarea')].every(f=>f.value===f.defaultValue)){s['${reloadKey}']=Date.now();location.reload()}else{const l=d.getElementById('${lastResortId}');if(l)d.getElementById('root').replaceChildren(l.content)}};
addEventListener('${startFailed}',fail);
`;

/**
 * Fetches the app when somebody is about to use the page; one that comes to lie under a resting pointer is not used yet. A sign-up that is going
 * on is such a use: after a reload its answers stand there again.
 */
export const onFirstIntent = (entry: string): string =>
  `const e=['pointermove','pointerdown','touchstart','focusin','keydown'],g=v=>{if(v?.type==='pointermove'&&!v.movementX&&!v.movementY)return;for(const n of e)d.removeEventListener(n,g,!0);${fetchApp(entry)}};for(const n of e)d.addEventListener(n,g,{capture:!0,passive:!0});
try{if(history.state?.usr?.signup||location.pathname==='/signup'&&localStorage['${signupDraftKey}'])g()}catch{}`;

/**
 * Closes what can be closed (`DismissForm`) at once, without the app and for it. The warning at the entry is a dialog: it takes the focus before
 * the first intent is listened for, Escape closes it, and what lay behind it wakes up. In the installed app it never stands.
 */
export const closing = `const d=document,r=d.documentElement,entry='skip-site-entry',all=n=>d.querySelectorAll('[data-closes="'+n+'"]'),
gone=n=>{r.dataset.closed=(r.dataset.closed??'')+' '+n;for(const b of all(n)){b.hidden=true;if(n===entry&&b.nextElementSibling)b.nextElementSibling.inert=false}dispatchEvent(new Event('closed'))},
shut=f=>{const{dismiss:n,keep:s}=f.dataset;d.cookie=n+'='+Date.now()+(f.by?'-'+f.by.value:'')+'; Path=/; Max-Age='+s+'; SameSite=Lax'+(location.protocol==='https:'?'; Secure':'');gone(n);d.getElementById('page-title')?.focus({preventScroll:true})};
d.addEventListener('submit',v=>{const f=v.target;if(f.getAttribute('action')==='${dismissPath}'){v.preventDefault();shut(f)}});
d.addEventListener('keydown',v=>{const f=v.key==='Escape'&&d.querySelector('[data-closes="'+entry+'"]:not([hidden]) form');if(f){v.preventDefault();shut(f)}});
if(matchMedia('(display-mode: standalone)').matches)gone(entry);else d.getElementById('entry-title')?.focus({preventScroll:true});
`;

/**
 * A page that nobody sees any more says so, without a name. When the link of the visit asked for it (`lb`), it also says that it was the first
 * page and nothing on it was pressed.
 */
export const leaving = `let alone;try{const s=sessionStorage,n=new URLSearchParams(location.search).has('lb')?1:s.lb&&2;if(n)s.lb=n;alone=n===1&&location.pathname}catch{}
d.addEventListener('click',v=>{if(v.target.closest('a,button,summary'))alone=0},!0);
d.addEventListener('visibilitychange',()=>{if(d.visibilityState!=='hidden')return;const b=alone===location.pathname;navigator.sendBeacon('${pageHiddenPath}'+(b?'?lb=1':''),new Blob(['{}'],{type:'application/json'}));if(b)alone=0});
`;

/**
 * Of a page that is drawn before the app is there: what is pressed meanwhile, so that the app can do it (`repeatEarlyPress`). Two people may have
 * one name, so the card that a button stands in counts too.
 */
export const pressing = `d.addEventListener('click',v=>{const b=v.target.closest('#root button[type=button]');if(b&&!('interactive' in r.dataset))r.dataset.pressed=(b.closest('article')?.querySelector('a').href??'')+(b.ariaLabel??b.textContent)},!0);
`;

/** The icon of the installed app says what the title of this page says; where nobody is signed in, it says nothing. */
export const badging = (count: number): string => `navigator.setAppBadge?.(${count}).catch(()=>0);
`;
