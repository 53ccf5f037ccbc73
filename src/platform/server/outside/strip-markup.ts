import { Tokenizer } from 'htmlparser2'

const BREAKS = new Set(
  (
    'p div br li ul ol tr table h1 h2 h3 h4 h5 h6 section article header footer blockquote hr dd dt dl body title ' +
    'main nav aside form'
  ).split(' '),
)
const CELLS = new Set(['td', 'th'])
/** What a page has and does not show. */
const HIDDEN = new Set(['script', 'style', 'head', 'noscript', 'template'])
const MARKUP = /<\/?[a-z!][^<>]*>/i
const MARKUP_OF_TEXT = /<\/?(?:p|br|div|li|strong|b|span|td|h[1-6])\b[^<>]*>/i
/** A sign that opens nothing, because another one opens before it is closed, or the text ends. */
const LONE = /<(?=\/?[a-z][^<>]*(?:<|$))/gi

/** Plain text of what may be HTML; blocks become lines, entities letters, also those that were escaped twice. */
export function stripMarkup(text: string): string {
  const once = MARKUP.test(text) ? textOf(text.replace(LONE, '&lt;')) : decodeEntities(text)
  const twice = MARKUP_OF_TEXT.test(once) ? textOf(once.replace(LONE, '&lt;')) : once
  return decodeEntities(twice)
}

function decodeEntities(text: string): string {
  return text.includes('&') ? textOf(text.replaceAll('<', '&lt;')) : text
}

/** Without the tree of a parser: tags are looked at one by one, so that how they are nested costs nothing. */
function textOf(html: string): string {
  let text = ''
  let hiddenBy: string | undefined
  const add = (part: string) => {
    if (hiddenBy === undefined) text += part
  }
  const place = (name: string) => add(BREAKS.has(name) ? '\n' : CELLS.has(name) ? ' ' : '')
  const nameAt = (start: number, end: number) => html.slice(start, Math.min(end, start + 20)).toLowerCase()
  const nothing = () => undefined
  const tokenizer = new Tokenizer(
    { decodeEntities: true },
    {
      ontext: (start, end) => add(html.slice(start, end)),
      ontextentity: (codepoint) => add(String.fromCodePoint(codepoint)),
      onopentagname(start, end) {
        const name = nameAt(start, end)
        if (hiddenBy === 'head' && name === 'body') hiddenBy = undefined
        place(name)
        if (HIDDEN.has(name)) hiddenBy ??= name
      },
      onclosetag(start, end) {
        const name = nameAt(start, end)
        if (hiddenBy === name) hiddenBy = undefined
        place(name)
      },
      oncdata: (start, end, endOffset) => add(html.slice(start, end - endOffset)),
      onattribdata: nothing,
      onattribend: nothing,
      onattribentity: nothing,
      onattribname: nothing,
      oncomment: nothing,
      ondeclaration: nothing,
      onend: nothing,
      onopentagend: nothing,
      onprocessinginstruction: nothing,
      onselfclosingtag: nothing,
    },
  )
  tokenizer.write(html)
  tokenizer.end()
  return text
}
