import { readMarkup } from './read-markup.ts'

const BREAKS = new Set(
  (
    'p div br li ul ol tr table h1 h2 h3 h4 h5 h6 section article header footer blockquote hr dd dt dl body title ' +
    'main nav aside form'
  ).split(' '),
)
const CELLS = new Set(['td', 'th'])
/** Elements of a page that are not visible. */
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

function textOf(html: string): string {
  let text = ''
  let hiddenBy: string | undefined
  const add = (part: string) => {
    if (hiddenBy === undefined) text += part
  }
  readMarkup(html, {
    text: add,
    cdata: add,
    tag(name, isEnd) {
      if (isEnd ? hiddenBy === name : hiddenBy === 'head' && name === 'body') hiddenBy = undefined
      add(BREAKS.has(name) ? '\n' : CELLS.has(name) ? ' ' : '')
      if (!isEnd && HIDDEN.has(name)) hiddenBy ??= name
    },
  })
  return text
}
