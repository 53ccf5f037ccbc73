const MAX_LENGTH = 240
const ENDS = /[.!?\n]/

/** Returns the sentence around words and their position in it; of a very long one only the surroundings. */
export function quoteOf(
  text: string,
  { start, end }: { start: number; end: number },
): { quote: string; start: number; end: number } {
  let from = start
  while (from > 0 && !ENDS.test(text[from - 1] ?? '') && start - from < MAX_LENGTH / 2) from -= 1
  let to = end
  while (to < text.length && text[to - 1] !== '\n' && !ENDS.test(text[to] ?? '') && to - end < MAX_LENGTH / 2)
    to += 1
  if (/[.!?]/.test(text[to] ?? '')) to += 1
  // Half a character is invalid.
  if (from < start && /[\udc00-\udfff]/.test(text[from] ?? '')) from += 1
  if (to > end && /[\ud800-\udbff]/.test(text[to - 1] ?? '')) to -= 1
  while (from < start && /\s/.test(text[from] ?? '')) from += 1
  while (to > end && /\s/.test(text[to - 1] ?? '')) to -= 1
  return { quote: text.slice(from, to), start: start - from, end: end - from }
}
