import { type ArchFrame, inset, stonePath } from '#platform/contract/arch-geometry.ts'
import { formatDate, formatTime } from '#platform/contract/dates.ts'
import type { Locale } from '#platform/contract/locale.ts'
import { translator } from '#platform/server/i18n/translate.ts'
import { type Html, html } from '#platform/server/pages/html.ts'
import { brandLink } from '#platform/server/pages/plain-page.ts'
import { toIso } from '#platform/server/db/rows-of.ts'
import { messages as bhs } from '../contract/messages.bhs.ts'
import { messages as en } from '../contract/messages.en.ts'
import type { StoredMail } from './mail-folder.ts'

export type MailPage = { title: string; body: Html; styles: string }

const FRAME: ArchFrame = { outer: 60, inner: 40, gap: 2.5 }

const STYLES = `
header{display:grid;grid-template-columns:minmax(0,1fr);gap:.5rem;margin-bottom:1.5rem}
.soft{color:var(--ink-2)}
.small{font-size:.8125rem}
.list{list-style:none;margin:0;padding:0;border-bottom:1px solid var(--line)}
.list a{display:grid;grid-template-columns:minmax(0,1fr) auto;gap:0 1rem;padding:.75rem 0;border-top:1px solid var(--line);color:inherit;text-decoration:none}
.list a:hover b{text-decoration:underline}
.list span{grid-column:1/-1}
b{font-weight:620}
.back{display:inline-flex;align-items:center;min-height:2.75rem}
dl{display:grid;grid-template-columns:auto minmax(0,1fr);gap:.25rem 1rem;margin:0}
dt{color:var(--ink-2)}
dd{margin:0}
.parts{display:grid;grid-template-columns:minmax(0,1fr);gap:1.5rem}
.parts>section{display:grid;grid-template-rows:auto 1fr;gap:.5rem;min-width:0}
.parts h2{font-size:var(--t-lg)}
iframe{width:100%;height:40rem;border:1px solid var(--line);border-radius:14px;background:var(--paper)}
pre{margin:0;padding:1.25rem;border:1px solid var(--line);border-radius:14px;background:var(--surface);white-space:pre-wrap;overflow-wrap:anywhere}
.empty{display:grid;justify-items:start;gap:.75rem;padding-block:2rem}
.laid{fill:var(--stone-1)}
.open{fill:none;stroke:var(--edge);stroke-width:1.2;stroke-dasharray:4 3}
.act{display:inline-flex;align-items:center;min-height:3rem;padding:.375rem 1.25rem;border:1px solid var(--edge);border-radius:10px;color:var(--ink);font-weight:620;text-decoration:none}
.act:hover{background:var(--sunken)}
@media (min-width:64rem){.parts{grid-template-columns:minmax(0,3fr) minmax(0,2fr)}}
`

type Reader = { locale: Locale; product: string }

export function mailListPage(mails: readonly StoredMail[], { locale, product }: Reader): MailPage {
  const t = translator({ bhs, en }, locale)
  const title = t('title')
  const body = html`<main>
${brandLink(product)}
<header><h1>${title}</h1><p class="soft">${t('text')}</p>${mails.length > 0 && html`<p class="soft small">${t('count', { count: mails.length })}</p>`}</header>
${mails.length === 0 && html`<div class="empty">${firstStone()}<h2>${t('emptyTitle')}</h2><p class="soft">${t('emptyText')}</p><a class="act" href="/register">${t('emptyAction')}</a></div>`}
${mails.length > 0 && html`<ul class="list">${mails.map((mail) => row(mail, locale))}</ul>`}
</main>`
  return { title, body, styles: STYLES }
}

/** Draws an arch with one stone set. */
function firstStone(): Html {
  const stones = [0, 1, 2, 3, 4].map((index) => {
    const path = stonePath({ index, count: 5, frame: FRAME, ...(index > 0 && { ring: inset(FRAME, 1.2) }) })
    return html`<path class="${index > 0 ? 'open' : 'laid'}" d="${path}"/>`
  })
  return html`<svg width="120" height="60" viewBox="-60 -60 120 60" aria-hidden="true">${stones}</svg>`
}

function row({ id, mail, sentAt }: StoredMail, locale: Locale): Html {
  const t = translator({ bhs, en }, locale)
  return html`<li><a href="/dev/mail/${id}"><b>${mail.subject ?? t('noSubject')}</b> ${moment(sentAt, locale)}<span class="soft">${addresses(mail)}</span></a></li>`
}

export function mailPage({ id, mail, sentAt }: StoredMail, { locale, product }: Reader): MailPage {
  const t = translator({ bhs, en }, locale)
  const title = mail.subject ?? t('noSubject')
  const body = html`<main>
${brandLink(product)}
<nav><a class="back" href="/dev/mail">${t('back')}</a></nav>
<header><h1>${title}</h1>
<dl><dt>${t('to')}</dt><dd>${addresses(mail)}</dd><dt>${t('from')}</dt><dd>${mail.from?.name} ${mail.from?.address}</dd><dt>${t('sent')}</dt><dd>${moment(sentAt, locale)}</dd></dl>
</header>
<div class="parts">
<section><h2>${t('html')}</h2><iframe title="${t('html')}" src="/dev/mail/${id}/html" sandbox="allow-popups allow-popups-to-escape-sandbox"></iframe></section>
<section><h2>${t('plain')}</h2><pre tabindex="0">${mail.text ?? ''}</pre></section>
</div>
</main>`
  return { title, body, styles: STYLES }
}

function moment(date: Date, locale: Locale): Html {
  return html`<time class="soft small" datetime="${toIso(date)}">${formatDate(date, locale)} ${formatTime(date)}</time>`
}

function addresses({ to = [] }: StoredMail['mail']): string {
  return to.map((recipient) => recipient.address).join(', ')
}
