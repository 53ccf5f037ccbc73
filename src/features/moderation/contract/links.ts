/** Addresses that stand behind each other without a space. */
const BETWEEN = /[\s,;|<>()[\]{}"'„“”]+/
const SCHEME = /https?:\/\/\S|\bwww\.\S/gi
const HOST =
  /[\p{L}\d-]\.(?:ba|com|net|org|info|me|rs|hr|io|ly|xyz|site|online|shop|top|club)(?![\p{L}\d_])/iu

/**
 * How many links somebody wrote, also those that nothing makes clickable; addresses of mail are none. Piece by piece, and no
 * part of a pattern has a length of its own: a long text is read once.
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
