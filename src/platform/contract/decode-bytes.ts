/** Browsers and Node have it alike; the library of the language alone does not name it. */
declare class TextDecoder {
  constructor(label?: string, options?: { fatal?: boolean })
  readonly encoding: string
  decode(bytes: Uint8Array): string
}

const OURS_IN_CYRILLIC = /[А-ИК-ЦЧШЂЈЉЊЋЏа-ик-цчшђјљњћџ]/g
const OURS_IN_LATIN = /[čćšžđČĆŠŽĐ]/g

/** So much tells whether every other byte is empty, as in UTF-16 without a mark. */
const SAMPLE = 512

/**
 * Bytes that a stranger wrote as text. UTF-8 and UTF-16 can be told from anything else, so they are believed before
 * whatever was stated; then the first of the stated code pages that there is, otherwise the one whose letters make
 * more sense.
 */
export function decodeBytes(bytes: Uint8Array, stated: readonly (string | undefined)[] = []): string {
  const wide = wideOf(bytes)
  if (wide) return new TextDecoder(wide).decode(bytes)
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    const page = stated.map(pageOf).find((one) => one !== undefined)
    return page ? page.decode(bytes) : decodeCodePage(bytes)
  }
}

function wideOf(bytes: Uint8Array): 'utf-16le' | 'utf-16be' | undefined {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le'
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return 'utf-16be'
  const sample = bytes.subarray(0, SAMPLE)
  const empty = (odd: 0 | 1) => sample.filter((byte, at) => at % 2 === odd && byte === 0).length
  const most = sample.length * 0.3
  if (sample.length < 8 || Math.max(empty(0), empty(1)) <= most) return undefined
  return empty(1) > empty(0) ? 'utf-16le' : 'utf-16be'
}

/** The Western page is what servers state that know no better: whether it holds is for the letters to say. */
function pageOf(label: string | undefined): TextDecoder | undefined {
  try {
    const decoder = new TextDecoder((label ?? '').replace(/^(?:win|cp)-?(?=125\d$)/i, 'windows-'))
    return label && !/^(?:utf-?(?:8|16|16le|16be)|windows-1252)$/.test(decoder.encoding) ? decoder : undefined
  } catch {
    // The code page is unknown.
    return undefined
  }
}

function decodeCodePage(bytes: Uint8Array): string {
  const latin = new TextDecoder('windows-1250').decode(bytes)
  const cyrillic = new TextDecoder('windows-1251').decode(bytes)
  const plain = new TextDecoder('utf-8').decode(bytes)
  const high = bytes.reduce((sum, byte) => sum + (byte > 0x7f ? 1 : 0), 0)
  // A text in UTF-8 with a damaged byte or two is still UTF-8.
  if (count(plain, /\ufffd/g) * 8 < high) return plain
  return count(cyrillic, OURS_IN_CYRILLIC) > high * 0.7 && count(latin, OURS_IN_LATIN) < high * 0.5
    ? cyrillic
    : latin
}

function count(text: string, pattern: RegExp): number {
  return text.match(pattern)?.length ?? 0
}
