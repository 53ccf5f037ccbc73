/** Nothing of ours is stored or sent deeper than about forty levels. */
const NESTING_MAX = 100

/**
 * Parses JSON that a stranger wrote. `JSON.parse` itself holds up the thread for half a second for a megabyte of opening
 * brackets, so a text that is nested deeper than anything of ours is refused before it is parsed.
 * @throws {SyntaxError} if the text is no JSON or is nested too deeply
 */
export function parseUntrustedJson(text: string): unknown {
  if (isNestedTooDeeply(text)) throw new SyntaxError(`nested deeper than ${NESTING_MAX} levels`)
  return JSON.parse(text) as unknown
}

/** Tells whether a text opens more than a hundred brackets and braces within each other, outside its strings. */
export function isNestedTooDeeply(text: string): boolean {
  let depth = 0
  for (let at = 0; at < text.length; at += 1) {
    switch (text.charCodeAt(at)) {
      case 0x22: // "
        at = endOfString(text, at)
        break
      case 0x5b: // [
      case 0x7b: // {
        depth += 1
        if (depth > NESTING_MAX) return true
        break
      case 0x5d: // ]
      case 0x7d: // }
        depth -= 1
        break
      default:
    }
  }
  return false
}

/** Returns where a string that begins here ends: at its closing quotation mark, or at the end of the text. */
function endOfString(text: string, begin: number): number {
  for (let at = begin + 1; at < text.length; at += 1) {
    const sign = text.charCodeAt(at)
    if (sign === 0x5c) at += 1
    else if (sign === 0x22) return at
  }
  return text.length
}
