/** Beginnings of the names of months as three languages and two habits write them, by number. */
const BEGINNINGS: readonly string[] = [
  'januar sijecan sijecn january jan',
  'februar veljac february feb',
  'mart ozuj march mar',
  'april travan travn apr',
  'maj svibanj svibn svib may',
  'juni juna junu jun lipan lipn june',
  'juli jula julu jul srpan srpn july',
  'august avgust kolovoz aug avg',
  'septemb ruja rujn september sept sep',
  'oktob listopad october oct okt',
  'novemb studen november nov',
  'decemb prosin december dec',
]
/** Short forms that calendars of Croatia print; as beginnings they would be other words (`lis`, `tra`, `svi`). */
const SHORT = ['sij', 'velj', 'ozu', 'tra', 'svi', 'lip', 'srp', 'kol', 'ruj', 'lis', 'stu', 'pro']
const ROMAN = ['i', 'ii', 'iii', 'iv', 'v', 'vi', 'vii', 'viii', 'ix', 'x', 'xi', 'xii']

const BY_LENGTH = BEGINNINGS.flatMap((list, n) =>
  list.split(' ').map((start) => ({ start, month: n + 1 })),
).sort((a, b) => b.start.length - a.start.length)

/** The number of a month by its name in small plain letters, in whatever case and language. */
export function monthOf(word: string): number | undefined {
  const roman = ROMAN.indexOf(word)
  if (roman >= 0) return roman + 1
  const short = SHORT.indexOf(word)
  if (short >= 0) return short + 1
  const match = BY_LENGTH.find(({ start }) => word.startsWith(start))
  if (!match) return undefined
  // A short beginning must be the whole word: jan is January, janjetina is lamb.
  const rest = word.length - match.start.length
  return rest <= (match.start.length > 4 ? 4 : match.start.length > 3 ? 2 : 1) ? match.month : undefined
}
