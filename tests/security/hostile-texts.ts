/** A part of a pattern: short texts that it matches, and its repetition. */
type Part = { texts: string[]; inner: Part[][]; many: boolean; optional: boolean }

const PROBES = [...'aKz10_ \n\t.-@/,:;()+#"\'<>&=!?%*|~[]{}\\čžя\u00a0\u0301\u200b😀']
/** Repetitions above which trying every length costs as much as unlimited ones. */
const MANY = 40

/** Makes a hostile text of about that many characters. */
export type HostileText = (length: number) => string

/**
 * Returns texts that make a pattern slow, built from itself: each repeatable part, repeated, after its prefix and before a
 * text that does not match.
 */
export function hostileTexts(pattern: RegExp): HostileText[] {
  const texts = new Map<string, HostileText>()
  for (const { before, piece } of pieces(new Reader(pattern).alternatives(), ''))
    for (const start of ['', before])
      for (const end of ['', '\0', '!', ' ', 'a'])
        texts.set(
          start + piece + end,
          (length) => start + piece.repeat(Math.ceil(length / piece.length)) + end,
        )
  return [...texts.values()]
}

function* pieces(alternatives: Part[][], before: string): Iterable<{ before: string; piece: string }> {
  for (const parts of alternatives) {
    let prefix = before
    for (const [at, part] of parts.entries()) {
      if (part.many) {
        // The next part may match the same letters: a-a-a for words that end with a dash.
        const next = parts.slice(at + 1, at + 3).flatMap(({ texts }) => texts.slice(0, 3))
        for (const piece of pairs(part.texts, next)) yield { before: prefix, piece }
      }
      yield* pieces(part.inner, prefix)
      if (!part.optional) prefix += part.texts[0] ?? ''
    }
  }
}

function pairs(texts: readonly string[], next: readonly string[]): Set<string> {
  const some = texts.filter((text) => text !== '').slice(0, 6)
  const others = [...some, ...next.filter((text) => text !== '')]
  return new Set([...some, ...some.flatMap((one) => others.map((other) => one + other))])
}

/** Parses a pattern; matches of character sets come from the engine. */
class Reader {
  private at = 0
  private readonly source: string
  private readonly flags: string
  constructor({ source, flags }: RegExp) {
    this.source = source
    this.flags = flags.replaceAll(/[gy]/g, '')
  }

  alternatives(): Part[][] {
    const all: Part[][] = [[]]
    while (this.at < this.source.length && this.source[this.at] !== ')') {
      if (this.source[this.at] === '|') {
        this.at += 1
        all.push([])
      } else all.at(-1)!.push(this.part())
    }
    return all
  }

  private part(): Part {
    const part = this.source[this.at] === '(' ? this.group() : this.set()
    const times = /^(?:[*+?]|\{(\d+)(?:(,)(\d*))?\})\??/.exec(this.source.slice(this.at))
    if (!times) return part
    this.at += times[0].length
    const [sign, least = '', comma, most = ''] = times
    const many = '*+'.includes(sign[0]!) || (comma !== undefined && (most === '' || Number(most) >= MANY))
    if (least !== '' && Number(least) > 1 && !many)
      return { ...part, texts: part.texts.map((text) => text.repeat(Number(least))) }
    return { ...part, many, optional: '*?'.includes(sign[0]!) || least === '0' }
  }

  private group(): Part {
    const opening = /^\((?:\?(?:[:=!]|<[=!]|<\w+>))?/.exec(this.source.slice(this.at))![0]
    this.at += opening.length
    const inner = this.alternatives()
    this.at += 1
    const isSeen = /[=!]$/.test(opening)
    const texts = inner.map((parts) =>
      parts.map(({ optional, texts: [text = ''] }) => (optional ? '' : text)).join(''),
    )
    const second = inner.map((parts) => parts.map(({ texts: some }) => some.at(-1) ?? '').join(''))
    return { texts: isSeen ? [''] : [...new Set([...texts, ...second])], inner, many: false, optional: false }
  }

  private set(): Part {
    const written = SET.exec(this.source.slice(this.at))![0]
    this.at += written.length
    const none = { texts: [''], inner: [], many: false, optional: false }
    if (['^', '$', String.raw`\b`, String.raw`\B`].includes(written) || /^\\[1-9k]/.test(written)) return none
    return { ...none, texts: textsOfSet(written, this.flags.replace('m', '')) }
  }
}

const sets = new Map<string, string[]>()

/** Nearly all sets are letters that stand in many patterns. */
function textsOfSet(written: string, flags: string): string[] {
  const key = `${flags}/${written}`
  const known = sets.get(key)
  if (known) return known
  const matches = new RegExp(`^${written}$`, flags)
  const found = PROBES.filter((probe) => matches.test(probe))
  const texts = found.length > 0 ? kinds(found) : [written.replace(/^\\/, '')]
  sets.set(key, texts)
  return texts
}

const SET =
  /^(?:\[\^?(?:\\[^]|[^\\\]])*\]|\\(?:[pP]\{[^}]*\}|u\{[^}]*\}|u[\da-fA-F]{4}|x[\da-fA-F]{2}|k<\w+>|\d+|[^])|[^])/u

/** Returns one of each kind: a letter, a digit, a space, punctuation, a non-ASCII character. */
function kinds(found: readonly string[]): string[] {
  const of = (kind: RegExp, many = 1) => found.filter((text) => kind.test(text)).slice(0, many)
  return [...of(/[a-z]/i), ...of(/[^\w\s]/, 2), ...of(/\s/), ...of(/\d/), ...of(/[^\x00-\x7f]/)]
}
