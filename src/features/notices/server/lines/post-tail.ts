import { fold } from '#platform/contract/fold.ts'
import { PLACE_FORMS } from '../facts/place-names.ts'

/** Terms after the name of a post: duration, working hours, number of people. */
const TERMS =
  /\s*(?:\.{3,}|…|(?:\.\s){3,}|_{3,}|·{3,})|\s?[–-]\s*(?:na |za rad|za vrijeme|sa |bez |u trajanju|rad na|puno|pola|nepun|pun[aio]m|neodre|odre|sezonsk|broj|izvrs|\d|lice\b|jedan|jedn[ao]\b|dva\b|dvije|tri\b|do |m ?\/ ?[zž]|[zž] ?\/ ?m|pripravnik\b|sa\b)|,\s*(?:na |sa |s polozen|pun[aoi]|pola |do |za vrijeme|jed(?:an|na|no)\b|dva\b|dvije\b|tri\b|\d|lice\b|neodre|odre|bez |vss|sss|vs\b|ss\b|rad |u trajanju|m ?\/ ?z|sezon|nepun|plat)|\s(?:na|u)\s(?:ne)?(?:odre|odred)\w+\s(?:radno\s)?vr|\su trajanju|\s(?:sa|s)\s(?:ne)?punim\s|\s(?:sa )?(?:ne)?puno radno|\sbroj\sizvrs|\sukupno\s\d|\s\d{1,2}\s(?:cas|sat)|\s(?:to be based|based in)\s|\s\|\s/
/** In brackets after it: hours, sexes, numbers. */
const BRACKETS =
  /\s*\((?=[^()]*(?:\d|izvrs|posit|vacanc|full|part|remote|hybrid)|\s?[mzfwx](?:\s?\/\s?[mzfwxd]){0,2}\s?\)|na )[^()]{0,80}\)?/
const OTHER_SEX =
  /(?<=\p{L}{3})(?:\/(?:[a-zčćžšđ]{1,4}|-(?:ica|ka|inja|kinja|ca|a))|\((?:ka|ica|inja|kinja|ca|a)\))(?![\p{L}])/giu
const MARKS = /^[\s"„“”«»'*–-]+|[\s.,:;"„“”«»'*_=~|–—(-]+$/gu

/** Returns the length of the name of a post at the start of a line. */
export function nameLength(flat: string): number {
  const ends = [flat.search(TERMS), flat.search(BRACKETS)].filter((end) => end >= 0)
  return Math.min(flat.length, ...ends)
}

/** `Recepcionar/ka`, `„Domar“ –`: removes the other sex, quotes and dashes. */
export function bareName(name: string): string {
  return withoutPlace(name.replace(OTHER_SEX, '').replace(MARKS, '').replace(/\s+/g, ' '))
}

/** `Barmen u Cazinu`: removes the place. */
function withoutPlace(name: string): string {
  const seat = /(?:\s(?:u|iz|in)|(?<=^[^–-]{3,60})\sna)\s(\p{Lu}[\p{L}]+(?: \p{Lu}\p{L}+)?)$/u.exec(name)
  return seat && PLACE_FORMS.has(fold(seat[1] ?? '')) ? name.slice(0, seat.index) : name
}
