/** The characters that windows-1252 and windows-1250 show for the bytes from 0x80, with their bytes. */
const PAGES = ['windows-1252', 'windows-1250'].map((page) => {
  const decoder = new TextDecoder(page)
  const byteOf = new Map<string, number>()
  for (let byte = 0x80; byte <= 0xff; byte += 1) {
    byteOf.set(String.fromCharCode(byte), byte)
  }
  for (let byte = 0x80; byte <= 0xff; byte += 1) {
    const letter = decoder.decode(Uint8Array.of(byte))
    if (letter !== '\ufffd') byteOf.set(letter, byte)
  }
  return byteOf
})
const PASSES = 3
/** Letters and characters in local texts, which a repair may therefore produce. */
const BELIEVABLE =
  /^[čćšžđČĆŠŽĐ\u0400-\u045f\u2010-\u2026€№•·°§äöüÄÖÜßéèáàâêôîëïóòúùíìñçøåæ«»\u00a0\u00ad×½½²³–—µ™©®˝]$/u
const OURS = /[čćđČĆĐ]/
const SMALL_WORDS = /(?<!\p{L})(?:i|u|za|na|je|se|od|do|sa|iz|po|ili|rok|dana)(?!\p{L})/giu

/** Letters of windows-1250 and ISO 8859-2 that were read as western ones. */
const WESTERN: Readonly<Record<string, string>> = {
  è: 'č',
  æ: 'ć',
  ð: 'đ',
  È: 'Č',
  Æ: 'Ć',
  Ð: 'Đ',
  '\u009a': 'š',
  '\u008a': 'Š',
  '\u009e': 'ž',
  '\u008e': 'Ž',
}

/** Repairs letters that were read in a wrong code page; an intact text stays as it is. */
export function repairEncoding(text: string): string {
  let repaired = text
  for (let pass = 0; pass < PASSES; pass += 1) {
    const next = decodeTwice(repaired)
    if (next === repaired) break
    repaired = next
  }
  return repairCyrillic(repairWestern(repaired))
}

/** Repairs UTF-8 that was read as a code page and written as UTF-8 again. */
function decodeTwice(text: string): string {
  if (!/[\u0080-\u{10ffff}]/u.test(text)) return text
  let result = ''
  let changed = 0
  for (let at = 0; at < text.length; ) {
    const match = text.charCodeAt(at) < 0x80 ? undefined : sequenceAt(text, at)
    if (match) {
      result += match.letter
      at += match.length
      changed += 1
    } else {
      result += text[at]
      at += 1
    }
  }
  return changed === 0 ? text : mendLost(result)
}

function sequenceAt(text: string, at: number): { letter: string; length: number } | undefined {
  for (const byteOf of PAGES) {
    const lead = byteOf.get(text[at] ?? '') ?? 0
    const length = lead >= 0xc2 && lead < 0xe0 ? 2 : lead >= 0xe0 && lead < 0xf0 ? 3 : 0
    if (length === 0) continue
    let code = lead & (length === 2 ? 0x1f : 0x0f)
    let next = 1
    for (; next < length; next += 1) {
      const letter = text[at + next] ?? ''
      // A non-breaking space often became a plain one on the way; both stand for the byte 0xA0.
      const byte =
        letter === ' ' && lead === 0xc5 && /\p{L}/u.test(text[at + 2] ?? '') ? 0xa0 : byteOf.get(letter)
      if (byte === undefined || byte < 0x80 || byte > 0xbf) break
      code = (code << 6) | (byte & 0x3f)
    }
    if (next < length) continue
    const letter = String.fromCodePoint(code)
    // Đ and a dash are no Cyrillic letter, unless several such pairs follow each other.
    if (byteOf === PAGES[1] && code >= 0x400 && code < 0x460 && !isCyrillicRun(text, at + length)) continue
    if (BELIEVABLE.test(letter) || (length === 2 && lead <= 0xc3 && code >= 0xa0 && code < 0x100))
      return { letter, length }
  }
  return undefined
}

/** Returns whether a further pair of Cyrillic bytes follows. */
function isCyrillicRun(text: string, at: number): boolean {
  return /^[ĐŃ][\u0080-\u00bf\u0100-\u02ff\u2010-\u2122][ĐŃ][\u0080-\u00bf\u0100-\u02ff\u2010-\u2122]/u.test(
    text.slice(at, at + 4),
  )
}

/** Restores č and đ where windows-1252 has no character for their second byte, so only the first is left. */
function mendLost(text: string): string {
  return text.replace(
    /Ä(?=[\u0081\u008d\u008f\u0090\u009d]?)[\u0081\u008d\u008f\u0090\u009d]?/g,
    (_, at: number) => {
      const around = `${text[at - 1] ?? ''}${text[at + 1] ?? ''}`
      return /\p{Lu}/u.test(around) && !/\p{Ll}/u.test(around) ? 'Đ' : 'č'
    },
  )
}

function repairWestern(text: string): string {
  if (!/[èæðÈÆÐ\u008a\u009a\u008e\u009e]/.test(text) || OURS.test(text)) return text
  if ((text.match(SMALL_WORDS)?.length ?? 0) < 3) return text
  const mended = text.replace(/[èæðÈÆÐ\u008a\u009a\u008e\u009e]/g, (sign) => WESTERN[sign] ?? sign)
  if (/[šžŠŽ]/.test(mended)) return mended
  return mended
    .replace(/¹(?=\p{L})|(?<=\p{L})¹/gu, 'š')
    .replace(/¾(?=\p{L})|(?<=\p{L})¾/gu, 'ž')
    .replace(/©(?=\p{L})/gu, 'Š')
    .replace(/®(?=\p{L})/gu, 'Ž')
}

/** Repairs Cyrillic of windows-1251 that was read as western letters: nearly every letter is accented then. */
function repairCyrillic(text: string): string {
  const accented = text.match(/[À-ÿ]/g)?.length ?? 0
  if (accented < 20 || accented < (text.match(/[a-z]/gi)?.length ?? 0)) return text
  const page = PAGES[0]
  const bytes = Uint8Array.from(Array.from(text), (sign) => {
    const code = sign.codePointAt(0) ?? 63
    return code < 0x80 ? code : (page?.get(sign) ?? 63)
  })
  return new TextDecoder('windows-1251').decode(bytes)
}
