/** The cells of one line of a table, trimmed. */
export type Line = readonly string[]

/**
 * Reads a table from a spreadsheet's clipboard or file: cells divided by tabs, else by semicolons, else by commas that are
 * no decimals; else lines that end with an amount. Quoted cells may contain all of these.
 */
export function readTable(text: string): Line[] {
  const clean = text.replace(/\r\n?/g, '\n').replace(/\u00a0/g, ' ')
  for (const sign of ['\t', ';']) if (clean.includes(sign)) return filled(split(clean, sign))
  const apart = filled(split(clean, ','))
  return areCells(apart) ? apart : filled(clean.split('\n').map(endOf))
}

/** Returns true if commas divide cells: every line has as many, and none a pair such as `1.200` and `50`. */
function areCells(lines: readonly Line[]): boolean {
  const [first] = lines
  return (
    first !== undefined &&
    first.length > 1 &&
    lines.every(
      (line) =>
        line.length === first.length &&
        line.every((cell, at) => !(/^\d{1,2}(\s*KM)?$/i.test(cell) && /\d$/.test(line[at - 1] ?? ''))),
    )
  )
}

const LINE_MAX = 500
const ENDING = /^(.*?\S)[\s:=–-]+((?:\d{1,3}(?: \d{3})+|\d[\d.,]*)(?:\s*KM)?)$/i

/** Splits `Daske 1.200,00 KM` into two cells. */
function endOf(line: string): Line {
  // No cost has such a name, and searching its end takes longer the longer it is.
  if (line.length > LINE_MAX) return [line.trim()]
  const [, what, amount] = ENDING.exec(line.trim()) ?? []
  return what === undefined || amount === undefined ? [line.trim()] : [what, amount]
}

function split(text: string, sign: string): Line[] {
  const lines: string[][] = [[]]
  let cell = ''
  let isQuoted = false
  const endCell = () => {
    lines.at(-1)!.push(
      cell
        .split('\n')
        .map((part) => part.trim())
        .join(' ')
        .trim(),
    )
    cell = ''
  }
  for (let at = 0; at < text.length; at += 1) {
    const one = text.charAt(at)
    if (isQuoted) {
      if (one !== '"') cell += one
      else if (text.charAt(at + 1) === '"') cell += text.charAt((at += 1))
      else isQuoted = false
    } else if (one === '"' && cell === '' && closes(text, { at, sign })) isQuoted = true
    else if (one === sign) endCell()
    else if (one === '\n') {
      endCell()
      lines.push([])
    } else cell += one
  }
  endCell()
  return lines
}

/** Returns true if the quote closes at the end of its cell; an inch or a quotation at its beginning does not. */
function closes(text: string, { at, sign }: { at: number; sign: string }): boolean {
  for (let end = at + 1; end < text.length; end += 1) {
    if (text.charAt(end) !== '"') continue
    if (text.charAt(end + 1) === '"') end += 1
    else return ['', '\n', sign].includes(text.charAt(end + 1))
  }
  return false
}

function filled(lines: readonly Line[]): Line[] {
  return lines.filter((line) => line.some((cell) => cell !== ''))
}
