const FULL = '●•★■▪█▓◆⬤⚫◼✦⭐♦▮❚'
const EMPTY = '○◦☆□▫░▒◇◯⚪◻✧▯'
const MARKS = new RegExp(`[\\s:–-]*((?:[${FULL}${EMPTY}][\\s\\u200b\\ufe0f]?){3,10})$`, 'u')
const OF = /[\s:(–-]*(?<![\d.,/])(\d{1,2})\s?\/\s?(5|10)\)?$/
const PERCENT = /[\s:(–-]*(?<!\d)(\d{1,3})\s?%\)?$/
/** The usual number of marks, where empty ones are left out. */
const USUAL = 5

/** A mark; two or more in a row are a level and no list item. */
export const MARK = new RegExp(`[${FULL}${EMPTY}]`, 'u')

/** Returns the text without trailing dots, stars, bars or figures of a level, and the level as a share from 0 to 1. */
export function withoutMarks(text: string): { text: string; share?: number } {
  // All of them are short and at the end.
  const from = Math.max(0, text.length - 40)
  const end = text.slice(from)
  const match = MARKS.exec(end) ?? OF.exec(end) ?? PERCENT.exec(end)
  if (!match) return { text }
  const share = shareOf(match[1] ?? '', match[2])
  if (share === undefined) return { text }
  return { text: text.slice(0, from + match.index).trim(), share }
}

function shareOf(text: string, of: string | undefined): number | undefined {
  if (/^\d/.test(text)) {
    const share = Number(text) / Number(of ?? 100)
    return share <= 1 ? share : undefined
  }
  const signs = [...text].filter((sign) => MARK.test(sign))
  const full = signs.filter((sign) => FULL.includes(sign)).length
  return full / Math.max(signs.length, USUAL)
}
