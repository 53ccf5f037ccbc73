import type { FastifyReply, FastifyRequest } from 'fastify'
import { html } from './html.ts'
import type { Locale } from '#platform/contract/locale.ts'
import { brandLink, plainPage, readerOf, sendPlainPage } from './plain-page.ts'

export type FormPage = {
  title: string
  paragraphs: readonly string[]
  facts?: readonly (readonly [name: string, value: string])[]
  /** Sends its name back to the same address. */
  button?: { name: string; label: string; after?: string }
  /** A second answer, less prominent; alone where the page suggests no answer. */
  other?: { name: string; label: string }
  link?: { href: string; text: string }
  /** Other sites show it in a frame, so it has no link to our other pages. */
  framed?: boolean
}

const STYLES = `
main{max-width:calc(2*var(--gutter) + 40rem)}
main>*+*{margin-top:1rem}
dl{display:grid;border-bottom:1px solid var(--line)}
dt{padding-top:.75rem;border-top:1px solid var(--line);color:var(--ink-2);font-size:.875rem}
dd{margin:0 0 .75rem;overflow-wrap:anywhere}
form{display:flex;flex-wrap:wrap;gap:.5rem}
button{min-height:3rem;padding:.375rem 1.25rem;border:0;border-radius:10px;background:var(--river);color:var(--on-river);font:inherit;font-weight:620;cursor:pointer}
button:hover{background:var(--river-hover)}
button.other{border:1px solid var(--line);background:none;color:var(--ink)}
button.other:hover{background:var(--sunken)}
`

/** Answers a form that was sent without script: what is asked or what has become of it. */
export async function sendFormPage(
  {
    request,
    reply,
    product,
    locale,
  }: {
    request: FastifyRequest
    reply: FastifyReply
    product: string
    /** Where it is another than the reader’s. */
    locale?: Locale
  },
  { title, paragraphs, facts = [], button, other, link, framed = false }: FormPage,
): Promise<FastifyReply> {
  const body = html`<main>
${!framed && brandLink(product)}
<h1>${title}</h1>
${paragraphs.map((text) => html`<p>${text}</p>`)}
${facts.length > 0 && html`<dl>${facts.map(([name, value]) => html`<dt>${name}</dt><dd>${value}</dd>`)}</dl>`}
${
  (button || other) &&
  html`<form method="post">${button && html`<button name="${button.name}" value="1">${button.label}</button>`}${other && html`<button class="other" name="${other.name}" value="1">${other.label}</button>`}</form>`
}
${button?.after !== undefined && html`<p>${button.after}</p>`}
${link && html`<p><a href="${link.href}">${link.text}</a></p>`}
</main>`
  const page = {
    ...readerOf(request),
    ...(locale && { locale }),
    title: `${title} | ${product}`,
    styles: STYLES,
    body,
    framed,
  }
  return sendPlainPage(reply, await plainPage(page))
}
