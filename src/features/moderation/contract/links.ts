/** Separators between addresses that follow each other without a space. */
const BETWEEN = /[\s,;|<>()[\]{}"'„“”]+/
const SCHEME = /https?:\/\/\S|\bwww\.\S/gi
const HOST =
  /[\p{L}\d-]\.(?:ba|com|net|org|info|me|rs|hr|io|ly|xyz|site|online|shop|top|club)(?![\p{L}\d_])/iu

/**
 * Counts links, also those that are not clickable; email addresses are none. Works piece by piece and with bounded
 * patterns, so that a long text is read once.
 */
export function linksIn(text: string): number {
  let count = 0
  for (const piece of text.split(BETWEEN)) {
    const schemes = piece.match(SCHEME)?.length ?? 0
    const isMail = schemes === 0 && piece.includes('@')
    if (!isMail) count += schemes > 0 || !HOST.test(piece) ? schemes : 1
  }
  return count
}
