const OURS_IN_CYRILLIC = /[А-ИК-ЦЧШЂЈЉЊЋЏа-ик-цчшђјљњћџ]/g
const OURS_IN_LATIN = /[čćšžđČĆŠŽĐ]/g

/** Bytes of a notice as text: UTF-8 or UTF-16 where they are that, otherwise the code page whose letters make more sense. */
export function decodeBytes(bytes: Uint8Array): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder('utf-16le').decode(bytes)
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return new TextDecoder('utf-16be').decode(bytes)
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return decodeCodePage(bytes)
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
