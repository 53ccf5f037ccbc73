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
  let figure: Figure['attrs'] | undefined
  let caption: string | undefined
  let isWithin = false
  let isCode = false
  /** Writes the waiting picture now; words that are no caption follow it. */
  function* release(): Generator<HtmlToken> {
    const words = cleanLetters(caption ?? '').trim()
    const isCaption = words.length <= CAPTION_MAX
    if (figure) yield* figureTokens(isCaption ? { ...figure, caption: words } : figure)
    if (words !== '' && !(figure && isCaption)) yield* paragraphTokens(words)
    figure = undefined
    caption = undefined
  }
  for (const token of tokens) {
    if (token.kind === 'text') {
      if (caption === undefined) yield token
      else caption += token.text
      continue
    }
    const { kind, name } = token
    // Code holds words alone.
    if (isCode && !(kind === 'close' && name === 'pre')) {
      if (name !== 'img') yield token
      continue
    }
    if (kind === 'open' && name === 'img') {
      const { src = '', alt = '' } = token.attributes
      const picture = pictureOf({ src, alt })
      if (picture === undefined) continue
      yield* release()
      figure = { picture, alt: cleanLetters(alt).slice(0, ALT_MAX), caption: '' }
      if (!isWithin) yield* release()
      continue
    }
    if (name === 'figure' || (kind === 'open' && BEHIND.has(name))) {
      yield* release()
      if (name === 'figure') isWithin = kind === 'open'
    }
    if (name === 'figcaption' && figure) {
      if (kind === 'open') caption ??= ''
      continue
    }
    if (name === 'pre') isCode = kind === 'open'
    // Dress within a caption is left out, as the caption has none.
    if (caption === undefined) yield token
  }
  yield* release()
}

/** Whatever begins one of these is behind the figure, closed or not. */
const BEHIND = new Set(['p', 'h1', 'h2', 'h3', 'h4', 'ul', 'ol', 'table', 'blockquote', 'pre'])

function* paragraphTokens(text: string): Generator<HtmlToken> {
  yield { kind: 'open', name: 'p', attributes: {} }
  yield { kind: 'text', text }
  yield { kind: 'close', name: 'p' }
}
