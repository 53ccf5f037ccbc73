import { type ArchFrame, inset, short, stonePath } from '#platform/contract/arch-geometry.ts'
import { htmlLang, LOCALES, type Locale } from '#platform/contract/locale.ts'
import { translator } from '#platform/server/i18n/translate.ts'
import { type Html, html } from '#platform/server/pages/html.ts'
import { type PlainMarkup, plainPage } from '#platform/server/pages/plain-page.ts'
import { messages as bhs } from '../contract/messages.bhs.ts'
import { messages as en } from '../contract/messages.en.ts'

const FRAME: ArchFrame = { outer: 150, inner: 100, gap: 4 }
const STONES = 7
const KEYSTONE = 3

const STYLES = `
main{display:grid;align-content:center;justify-items:start;gap:1rem;max-width:34rem;min-height:100dvh;padding-block:3rem}
svg{width:min(100%,18rem);margin-bottom:.5rem}
.laid{fill:var(--stone-1)}
.laid:nth-child(2n){fill:var(--stone-2)}
.gone{fill:none;stroke:var(--edge);stroke-width:1.5;stroke-dasharray:5 4}
h1{font-size:var(--t-3xl)}
h2{font-size:var(--t-lg);margin-top:1rem}
.soft{color:var(--ink-2)}
.small{font-size:.9375rem}
ul{list-style:none;margin:0;padding:0;border-bottom:1px solid var(--line)}
li{border-top:1px solid var(--line);padding:.75rem 0}
.act{display:inline-flex;align-items:center;min-height:3rem;margin-top:.5rem;padding:.375rem 1.25rem;border-radius:10px;background:var(--river);color:var(--on-river);font-weight:620;text-decoration:none}
.act:hover{background:var(--river-hover)}
`

// The page stands in for any address, so it learns language and theme from the browser alone, and asks for the
// address again when the server is back.
const SCRIPT = `(function(){
var d=document,e=d.documentElement,lang,theme;
try{lang=localStorage.getItem('preferred-language');theme=localStorage.getItem('theme')}catch(x){}
if(theme==='dark'||theme==='system')e.dataset.theme=theme;
if(lang==='en'){e.lang='en';d.querySelector('main[lang=bs]').hidden=true;var m=d.querySelector('main[lang=en]');m.hidden=false;d.title=m.dataset.title}
function again(){location.reload()}
addEventListener('online',again);
for(var a of d.querySelectorAll('.act'))a.addEventListener('click',function(v){v.preventDefault();again()});
if(location.pathname!=='/offline.html')setInterval(function(){fetch('/healthz',{cache:'no-store'}).then(function(r){if(r.ok)again()},function(){})},10000);
})();`

/** Shown by the worker when the server cannot be reached; both languages, nothing to load but the font. */
export function offlinePage(product: string): Promise<PlainMarkup> {
  const title = (locale: Locale) => `${translator({ bhs, en }, locale)('page.title')} | ${product}`
  return plainPage({
    locale: 'bhs',
    title: title('bhs'),
    styles: STYLES,
    script: SCRIPT,
    body: html`${LOCALES.map((locale) => words(locale, title(locale)))}`,
  })
}

function words(locale: Locale, title: string): Html {
  const t = translator({ bhs, en }, locale)
  const attributes = locale === 'bhs' ? html`lang="bs"` : html`lang="${htmlLang(locale)}" hidden`
  return html`<main ${attributes} data-title="${title}">
${bridge()}
<h1>${t('page.title')}</h1>
<p class="soft">${t('page.text')}</p>
<a class="act" href="/">${t('page.retry')}</a>
<p class="soft small">${t('page.back')}</p>
<h2>${t('page.stillTitle')}</h2>
<ul>
<li>${t('page.still.open')}</li>
<li>${t('page.still.typed')}</li>
<li>${t('page.still.saved')}</li>
</ul>
</main>`
}

/** A bridge without its keystone: the two sides do not meet. */
function bridge(): Html {
  const stones = Array.from({ length: STONES }, (_, index) => {
    const gone = index === KEYSTONE
    const place = { index, count: STONES, frame: FRAME }
    const path = stonePath(gone ? { ...place, ring: inset(FRAME, 1.5) } : place)
    return html`<path class="${gone ? 'gone' : 'laid'}" d="${path}"/>`
  })
  return html`<svg viewBox="${-FRAME.outer} ${short(-FRAME.outer)} ${2 * FRAME.outer} ${FRAME.outer}" aria-hidden="true">${stones}</svg>`
}
