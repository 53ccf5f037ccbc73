import type { Figure, RichText } from '../document.ts'
import { cleanLetters } from '../letters.ts'
import { ALT_MAX, CAPTION_MAX } from '../part-limits.ts'
import type { Profile } from '../profiles.ts'
import { type HtmlToken, htmlTokens } from './html-tokens.ts'
import { documentOf } from './pasted-html.ts'

/** Gives a picture of the file an id of our library; nothing where it is left out. */
type PictureOf = (picture: { src: string; alt: string }) => string | undefined

/** The text of a file that another program wrote, with its pictures where they stand. */
export function foreignDocument(html: string, profile: Profile, pictureOf: PictureOf): RichText | undefined {
  return documentOf(withPictures(htmlTokens(html), pictureOf), profile)
}

/** Writes a figure as our editors put it on the clipboard. */
function* figureTokens(attrs: Figure['attrs']): Generator<HtmlToken> {
  const part = JSON.stringify({ type: 'figure', attrs })
  yield { kind: 'open', name: 'span', attributes: { 'data-part': part } }
  yield { kind: 'close', name: 'span' }
}

/** Replaces images by figures; the caption of a figure belongs to its last image. */
function* withPictures(tokens: Iterable<HtmlToken>, pictureOf: PictureOf): Generator<HtmlToken> {
  let held: Figure['attrs'] | undefined
  let caption: string | undefined
  let isWithin = false
  for (const token of tokens) {
    const { kind } = token
    if (kind === 'text' && caption !== undefined) {
      caption += token.text
      continue
    }
    if (kind === 'open' && token.name === 'img') {
      const { src = '', alt = '' } = token.attributes
      const picture = pictureOf({ src, alt })
      if (picture === undefined) continue
      if (held) yield* figureTokens(held)
      held = { picture, alt: cleanLetters(alt).slice(0, ALT_MAX), caption: '' }
      if (isWithin) continue
      yield* figureTokens(held)
      held = undefined
      continue
    }
    if (kind === 'open' && token.name === 'figure') isWithin = true
    if (kind === 'open' && token.name === 'figcaption' && held) caption = ''
    if (kind === 'close' && token.name === 'figcaption' && held && caption !== undefined) {
      held = { ...held, caption: cleanLetters(caption).trim().slice(0, CAPTION_MAX) }
      caption = undefined
    }
    if (kind === 'close' && token.name === 'figure') {
      isWithin = false
      caption = undefined
      if (held) yield* figureTokens(held)
      held = undefined
    }
    yield token
  }
  if (held) yield* figureTokens(held)
}
