/** Splits a text into pieces of at most that length, each ending with a sentence or at least a word. */
export function pieces(text: string, max: number): string[] {
  const parts: string[] = []
  let rest = text.trim()
  while (rest.length > max) {
    const start = rest.slice(0, max)
    const sentence = Math.max(start.lastIndexOf('. '), start.lastIndexOf('! '), start.lastIndexOf('? ')) + 1
    const word = start.lastIndexOf(' ')
    const end = sentence > max / 2 ? sentence : word > 0 ? word : max
    parts.push(rest.slice(0, end).trim())
    rest = rest.slice(end).trim()
  }
  return rest === '' ? parts : [...parts, rest]
}
