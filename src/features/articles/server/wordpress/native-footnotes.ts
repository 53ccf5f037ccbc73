import * as z from 'zod/mini'
import { escapedHtml } from '#platform/contract/rich-text/html.ts'
import { htmlTokens } from '#platform/contract/rich-text/html-reader/html-tokens.ts'

const notesSchema = z.array(z.object({ id: z.string(), content: z.string() })).check(z.maxLength(2000))

/** WordPress keeps footnotes beside the text, which has their signs alone; ours stand where their sign is. */
export function withFootnotes(html: string, meta: string): string {
  const notes = new Map(notesIn(meta).map(({ id, content }) => [id, wordsOf(content)]))
  if (notes.size === 0) return html
  return html.replace(/<sup data-fn="([\w-]{1,60})"[^>]{0,100}>[^]{0,400}?<\/sup>/g, (whole, id: string) => {
    const text = notes.get(id)
    if (text === undefined) return whole
    const part = JSON.stringify({ type: 'footnote', attrs: { text } })
    return `<span data-part="${escapedHtml(part)}"></span>`
  })
}

/** The sign of the note with this number, as WordPress writes it. */
export function footnoteSign(number: number): string {
  const id = idOf(number)
  return `<sup data-fn="${id}" class="fn"><a href="#${id}" id="${id}-link">${number}</a></sup>`
}

/** The notes in their order, as WordPress keeps them. */
export function footnotesMeta(texts: readonly string[]): string {
  return JSON.stringify(texts.map((text, at) => ({ id: idOf(at + 1), content: escapedHtml(text) })))
}

const idOf = (number: number) => `note-${number}`

function notesIn(meta: string): z.output<typeof notesSchema> {
  try {
    return notesSchema.safeParse(JSON.parse(meta)).data ?? []
  } catch {
    // A value that is not JSON has no footnotes.
    return []
  }
}

function wordsOf(html: string): string {
  return Array.from(htmlTokens(html), (token) => (token.kind === 'text' ? token.text : ''))
    .join('')
    .trim()
}
