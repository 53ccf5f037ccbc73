// Browsers and Node both have it; the contract's library is the language alone.
declare const URL: { parse(text: string): { href: string; host: string } | null }

/** Endings with which an address is recognised that has no scheme; those that are words of ours need `www.` or a path. */
const BARE = /(?:ba|com|org|net|info|hr|rs|eu|io)/.source
const ANY = /[a-z]{2,12}/.source
const LABELS = /(?:[\p{L}\d-]{1,63}\.){1,4}/u.source
const END = /(?![\p{L}\d_@-]|\.[\p{L}\d])/u.source
const PATH = /[/?#][^\s<>"]{0,500}/.source
const ADDRESS = new RegExp(
  [
    /https?:\/\/[^\s<>"]{1,500}/.source,
    // Behind a letter, a point or an at sign no address begins: it is part of a word, of a longer address or of an email.
    String.raw`(?<![\p{L}\d@._/-])(?:www\.${LABELS}${ANY}${END}(?:${PATH})?|${LABELS}(?:${BARE}${END}(?:${PATH})?|${ANY}/[^\s<>"]{0,500}))`,
  ].join('|'),
  'giu',
)

/** A link in a message: its text, where it leads, and its real host. */
export type MessageLink = { text: string; href: string; host: string }

/** Splits a message into its words and its links, also those without `https://`. Joined, the texts are the message. */
export function partsOf(body: string): (string | MessageLink)[] {
  const parts: (string | MessageLink)[] = []
  let end = 0
  for (const { 0: match, index } of body.matchAll(ADDRESS)) {
    const text = withoutEnd(match)
    const url = URL.parse(/^https?:/i.test(text) ? text : `https://${text}`)
    // Text that only looks like an address stays text.
    if (!url) continue
    if (index > end) parts.push(body.slice(end, index))
    parts.push({ text, href: url.href, host: url.host })
    end = index + text.length
  }
  if (end < body.length) parts.push(body.slice(end))
  return parts
}

/** Cuts punctuation that ends a sentence off an address. */
function withoutEnd(text: string): string {
  let end = text.length
  while (end > 0 && '.,;:!?)'.includes(text[end - 1]!)) end -= 1
  return text.slice(0, end)
}
