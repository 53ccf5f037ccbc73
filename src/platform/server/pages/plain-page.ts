import type { FastifyReply, FastifyRequest } from 'fastify'
import { parseCookie } from 'cookie'
import { keystoneLift, short, stonePath } from '#platform/contract/arch-geometry.ts'
import { isLocale, type Locale, scriptedLang } from '#platform/contract/locale.ts'
import { writerFor } from '../i18n/script.ts'
import { contentPolicy, type Inline } from './content-policy.ts'
import { Html, html } from './html.ts'
import { markupInScript } from './markup-in-script.ts'

type Theme = 'light' | 'dark' | 'system'
type PlainPage = {
  locale: Locale
  theme?: Theme
  /** In whose letters its reader reads our language. */
  script?: string | undefined
  title: string
  body: Html
  /** Beyond the tokens and the basics below. */
  styles?: string
  behaviour?: string
  /** Other sites may show it in a frame. */
  framed?: boolean
}

const BASICS = `
*,::before,::after{box-sizing:border-box}
html{background:var(--paper);color:var(--ink);font-family:"Onest Variable","Onest Fallback",system-ui,sans-serif;-webkit-text-size-adjust:100%;text-size-adjust:100%}
body{margin:0;line-height:1.58;overflow-wrap:break-word}
main{max-width:calc(2*var(--gutter) + 75rem);margin-inline:auto;padding:1.5rem var(--gutter) 4rem}
h1,h2,h3{margin:0;font-weight:640;line-height:1.16;letter-spacing:-.024em;text-wrap:balance}
h1{font-size:var(--t-2xl)}
h2{font-size:var(--t-xl)}
p{margin:0;text-wrap:pretty}
a{color:var(--river-ink);text-underline-offset:.2em}
code,pre{font-family:ui-monospace,"Cascadia Mono",Menlo,Consolas,monospace;font-size:.875em}
:focus-visible{outline:2px solid var(--focus);outline-offset:3px}
[hidden]{display:none!important}
.brand{display:inline-flex;align-items:center;gap:.625rem;min-height:2.75rem;margin-bottom:1.5rem;color:var(--ink);font-size:1.3125rem;font-weight:720;letter-spacing:-.04em;line-height:1;text-decoration:none}
.brand path{fill:var(--river)}
.brand .key{fill:var(--apricot)}
`

const MARK = { outer: 15, inner: 7, gap: 1.6 }

export type PlainMarkup = { markup: string; inline: Inline; framed?: boolean }

/** A page that the server writes alone: tokens and styles inside, no application, no third party. */
export async function plainPage({
  locale,
  theme = 'light',
  script,
  title,
  body,
  styles = '',
  behaviour,
  framed = false,
}: PlainPage): Promise<PlainMarkup> {
  // Few ever see such a page: what it needs is no part of the start.
  const { designCss } = await import('./design.ts')
  const css = `${await designCss()}${BASICS}${styles}`
  const write = writerFor(locale, script)
  const page = html`<!doctype html>
<html lang="${scriptedLang(locale, write !== undefined)}" data-theme="${theme}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
<meta name="robots" content="noindex">
<title>${write?.(title) ?? title}</title>
<link rel="icon" href="/icon.svg" type="image/svg+xml">
<style>${new Html(css)}</style>
</head>
<body>
${write ? new Html(markupInScript(body.text, write)) : body}
${behaviour !== undefined && html`<script>${new Html(behaviour)}</script>`}
</body>
</html>
`
  return {
    markup: page.text,
    inline: { styles: [css], scripts: behaviour === undefined ? [] : [behaviour] },
    framed,
  }
}

/** Mark and name of the product, leading to its start. */
export function brandLink(product: string): Html {
  const stone = (index: number) => stonePath({ index, count: 5, frame: MARK })
  const lifted = `translate(0 ${short(-keystoneLift(MARK))})`
  return html`<a class="brand" href="/"><svg width="30" height="18" viewBox="-15 -17 30 18" aria-hidden="true"><path d="${[0, 1, 3, 4].map(stone).join('')}"/><path class="key" transform="${lifted}" d="${stone(2)}"/></svg>${product}</a>`
}

/** Language, theme and letters that this browser has chosen. */
export function readerOf(request: FastifyRequest): {
  locale: Locale
  theme: Theme
  script: string | undefined
} {
  const { lang, theme, script } = parseCookie(request.headers.cookie ?? '')
  return {
    locale: isLocale(lang) ? lang : 'bhs',
    theme: theme === 'dark' || theme === 'system' ? theme : 'light',
    script,
  }
}

/** Sends such a page under a policy that lets in nothing but what is written in it. */
export function sendPlainPage(
  reply: FastifyReply,
  { markup, inline, framed = false }: PlainMarkup,
  extraPolicy = '',
): FastifyReply {
  return reply
    .header('content-security-policy', `${contentPolicy({ ...inline, pixel: false, framed })}${extraPolicy}`)
    .header('referrer-policy', 'same-origin')
    .header('cross-origin-opener-policy', 'same-origin')
    .header('cache-control', 'no-store')
    .type('text/html; charset=utf-8')
    .send(markup)
}
