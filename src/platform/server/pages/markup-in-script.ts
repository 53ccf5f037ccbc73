import type { Writer } from '#platform/contract/script/cyrillic.ts'

const PIECE = /<[^>]*>|[^<]+/g
const TAG = /^<(\/?)([a-z][a-z\d-]*)/i
const NO_END = new Set('br hr img input meta link path circle rect'.split(' '))
const VERBATIM = /^<(?:script|style|code|pre|textarea)\b|\stranslate="no"|\slang="en"/
const ATTRIBUTE = /(\s(?:title|alt|placeholder|label|aria-label)=")([^"]*)"/g

/**
 * Writes the words of a page that the server draws alone, and nothing in it that is code, in English or kept. Pages of the
 * application do the same where their elements are made.
 */
export function markupInScript(markup: string, write: Writer): string {
  const verbatim: string[] = []
  return markup.replace(PIECE, (piece) => {
    const [, end, name = ''] = TAG.exec(piece) ?? []
    if (name === '') return verbatim.length > 0 ? piece : write(piece)
    if (end === '/') {
      if (verbatim.at(-1) === name) verbatim.pop()
      return piece
    }
    const isOpen = !NO_END.has(name) && !piece.endsWith('/>')
    // Elements of the same name within are counted, so that the right end is met.
    if (isOpen && (VERBATIM.test(piece) || verbatim.at(-1) === name)) verbatim.push(name)
    return verbatim.length > 0
      ? piece
      : piece.replace(ATTRIBUTE, (_, before: string, text: string) => `${before}${write(text)}"`)
  })
}
