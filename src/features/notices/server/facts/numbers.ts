/** Number words up to a hundred, in the forms used for counting. */
const WORDS: Readonly<Record<string, number>> = Object.fromEntries(
  (
    'jedan:1 jedna:1 jednog:1 jednu:1 jedno:1 jednoga:1 dva:2 dvije:2 dve:2 dvoje:2 tri:3 troje:3 cetiri:4 cetvero:4 cetvoro:4 pet:5 ' +
    'petero:5 petoro:5 sest:6 sedam:7 osam:8 devet:9 deset:10 jedanaest:11 dvanaest:12 trinaest:13 cetrnaest:14 petnaest:15 sesnaest:16 ' +
    'sedamnaest:17 osamnaest:18 devetnaest:19 dvadeset:20 trideset:30 cetrdeset:40 pedeset:50 sezdeset:60 sto:100 ' +
    'one:1 two:2 three:3 four:4 five:5 six:6 seven:7 eight:8 nine:9 ten:10 eleven:11 twelve:12 fifteen:15 twenty:20 thirty:30 ' +
    'jednom:1 jedne:1 dvadesetpet:25'
  )
    .split(' ')
    .map((pair) => [pair.split(':')[0], Number(pair.split(':')[1])] as const)
    .filter(([, number]) => number > 0),
)

/** Pattern of a number in digits or words. */
export const COUNT = `\\d{1,3}|${Object.keys(WORDS).join('|')}`

export function countOf(word: string): number | undefined {
  const number = /^\d+$/.test(word) ? Number(word) : WORDS[word]
  return number !== undefined && number > 0 ? number : undefined
}
