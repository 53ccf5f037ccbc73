import { type ArchFrame, inset, short, stonePath } from '#platform/contract/arch-geometry.ts'
import type { Locale } from '#platform/contract/locale.ts'
import { translator } from '#platform/server/i18n/translate.ts'
import { writerOfToday } from '#platform/server/i18n/script.ts'
import { Html, html } from '#platform/server/pages/html.ts'
import { markupInScript } from '#platform/server/pages/markup-in-script.ts'
import { brandLink, type PlainMarkup, plainPage } from '#platform/server/pages/plain-page.ts'
import { messages as bhs } from '../contract/messages.bhs.ts'
import { messages as en } from '../contract/messages.en.ts'
import { readableLists } from '../contract/readable-lists.ts'
import { offlineScript } from './offline-script.ts'

const FRAME: ArchFrame = { outer: 150, inner: 100, gap: 4 }
const STONES = 7
const KEYSTONE = 3
const LISTS = Object.entries(readableLists) as [keyof typeof readableLists, string][]

const STYLES = `
main{padding-top:0}
header{display:flex;align-items:center;min-height:3.75rem;margin-bottom:2.5rem;border-bottom:1px solid var(--line)}
header .brand{margin:0}
.page{display:grid;gap:2.5rem 4rem;align-items:start}
.told{display:grid;justify-items:start;gap:1rem;max-width:34rem}
svg.bridge{width:min(100%,14rem);margin-bottom:.25rem}
.laid{fill:var(--stone-1)}
.laid:nth-child(2n){fill:var(--stone-2)}
.gone{fill:none;stroke:var(--edge);stroke-width:1.5;stroke-dasharray:5 4}
h1{font-size:var(--t-3xl)}
h2{font-size:var(--t-lg)}
h3{font-size:1rem}
.soft{color:var(--ink-2)}
.small{font-size:.9375rem}
ul{list-style:none;margin:0;padding:0;border-bottom:1px solid var(--line)}
li{border-top:1px solid var(--line);padding:.75rem 0}
.act{display:inline-flex;align-items:center;min-height:3rem;margin-top:.5rem;padding:.375rem 1.25rem;border-radius:10px;background:var(--river);color:var(--on-river);font-weight:620;text-decoration:none}
.act:hover{background:var(--river-hover)}
.kept{display:grid;gap:1.25rem;min-width:0}
.kept section{overflow:hidden;border:1px solid var(--line);border-radius:14px;background:var(--surface)}
.kept section>h3{padding:1rem 1.25rem 0}
.kept section>.seen{padding:.125rem 1.25rem .75rem;color:var(--ink-3);font-size:.875rem}
.item{border-top:1px solid var(--line);overflow-wrap:anywhere}
div.item,summary{display:grid;gap:.125rem;padding:.75rem 1.25rem}
summary{position:relative;min-height:2.75rem;padding-right:3rem;cursor:pointer}
summary::-webkit-details-marker{display:none}
summary::after{content:"";position:absolute;top:1.15rem;right:1.5rem;width:.5rem;height:.5rem;border:solid var(--ink-3);border-width:0 2px 2px 0;transform:rotate(45deg)}
details[open]>summary::after{top:1.4rem;transform:rotate(225deg)}
summary:hover{background:var(--sunken)}
summary:focus-visible{outline-offset:-3px}
.item b{font-weight:620}
.item p{max-width:65ch;padding:0 1.25rem .75rem;white-space:pre-line}
@media (min-width:64rem){.page{grid-template:auto 1fr/minmax(0,5fr) minmax(0,7fr)}.kept{grid-area:1/2/3/3}}
`

/** The worker's page for an unreachable server; in both languages and both scripts, loading only the font. */
export function offlinePage(product: string): Promise<PlainMarkup> {
  const [ours, english] = [words('bhs', product), words('en', product)]
  const write = writerOfToday()
  const cyrillic = { title: write(ours.title), body: new Html(markupInScript(ours.body.text, write)) }
  return plainPage({
    locale: 'bhs',
    title: ours.title,
    styles: STYLES,
    behaviour: offlineScript,
    body: html`${main('bs', ours)}${main('bs-Cyrl', cyrillic)}${main('en', english)}`,
  })
}

type Words = { title: string; body: Html }

/** The script of the page shows the one that its reader reads. */
function main(lang: string, { title, body }: Words): Html {
  return html`<main lang="${lang}"${lang !== 'bs' && html` hidden`} data-title="${title}">
${body}
</main>`
}

function words(locale: Locale, product: string): Words {
  const t = translator({ bhs, en }, locale)
  const body = html`<header>${brandLink(product)}</header>
<div class="page">
<div class="told">
${bridge()}
<h1>${t('page.title')}</h1>
<p class="soft">${t('page.text')}</p>
<a class="act" href="/">${t('page.retry')}</a>
<p class="soft small">${t('page.back')}</p>
</div>
<div class="kept" hidden>
<h2>${t('page.kept.title')}</h2>
<p class="soft small">${t('page.kept.text')}</p>
${LISTS.map(
  ([list, name]) => html`<section data-list="${name}" hidden>
<h3>${t(`page.kept.lists.${list}`)}</h3>
<p class="seen">${t('page.kept.seen')}</p>
</section>`,
)}
</div>
<div class="told still">
<h2>${t('page.stillTitle')}</h2>
<ul>
<li>${t('page.still.works')}</li>
<li>${t('page.still.open')}</li>
<li>${t('page.still.typed')}</li>
<li>${t('page.still.saved')}</li>
</ul>
</div>
</div>`
  return { title: `${t('page.title')} | ${product}`, body }
}

/** A bridge without its keystone: the two sides do not meet. */
function bridge(): Html {
  const stones = Array.from({ length: STONES }, (_, index) => {
    const gone = index === KEYSTONE
    const place = { index, count: STONES, frame: FRAME }
    const path = stonePath(gone ? { ...place, ring: inset(FRAME, 1.5) } : place)
    return html`<path class="${gone ? 'gone' : 'laid'}" d="${path}"/>`
  })
  return html`<svg viewBox="${-FRAME.outer} ${short(-FRAME.outer)} ${2 * FRAME.outer} ${FRAME.outer}" class="bridge" aria-hidden="true">${stones}</svg>`
}
