import type { Block } from '#platform/contract/rich-text/document.ts'
import { embedFrom, embedSite } from '#platform/contract/rich-text/embeds.ts'
import { cleanLetters } from '#platform/contract/rich-text/letters.ts'
import { ALT_MAX, CAPTION_MAX } from '#platform/contract/rich-text/part-limits.ts'
import { cardFrom } from '../../../contract/card-from.ts'

const OUTSIDE = /^\s*!\[((?:\\.|[^\]\\])*)\]\((?:<([^<>\s]*)>|([^()\s]*))(?:\s+"((?:\\.|[^"\\])*)")?\)\s*$/
const PICTURE = /^\/api\/library\/([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})\b/

/**
 * What stands in a line of its own and comes from elsewhere: a picture of the library here, a video or a map, a card. Pictures of
 * other sites are words with a link, because nobody may show them here.
 */
export function outsidePart(line: string): Block | undefined {
  const [, label = '', whole, short, caption = ''] = OUTSIDE.exec(line) ?? []
  const address = whole ?? short
  if (address === undefined) return undefined
  const [, picture] = PICTURE.exec(address) ?? []
  if (picture !== undefined)
    return {
      type: 'figure',
      attrs: { picture, alt: wordsOf(label, ALT_MAX), caption: wordsOf(caption, CAPTION_MAX) },
    }
  const href = embedFrom(address)
  if (href) return { type: 'embed', attrs: { href, title: wordsOf(label, CAPTION_MAX) || embedSite(href) } }
  const card = label === '' ? cardFrom(address) : undefined
  return card && { type: 'card', attrs: card }
}

function wordsOf(text: string, max: number): string {
  return cleanLetters(text.replace(/\\(.)/g, '$1')).slice(0, max).trim()
}
