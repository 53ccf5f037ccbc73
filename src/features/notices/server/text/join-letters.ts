import { fold } from '#platform/contract/fold.ts'

/** Words of headings; they split a heading whose letters and words all have single spaces. */
const HEADING = new Set(
  (
    'javni javna javno javnog javnu oglas oglasa poziv poziva konkurs konkursa natjecaj natjecaja interni eksterni ' +
    'ponovljeni ponovni ispravka dopuna izmjena obavjestenje obavijest obavestenje odluka odluku rjesenje zakljucak ' +
    'program pravilnik za i o u na prijem dodjelu dodelu sredstava stipendija stipendije izbor imenovanje popunu ' +
    'radnog mjesta mesta radni odnos pripravnika volontera sufinansiranje sufinanciranje projekata kandidata rang ' +
    'lista listu poslodavcima podsticaj poticaj licitacija licitaciju oglasava raspisuje objavljuje clan clanova ' +
    'drugi prvi call proposals for vacancy announcement notice public competition grant grants scholarship open ' +
    'opcina opstina grad kanton ministarstvo nagradni konkursa upis ucenika studenata bosna hercegovina federacija ' +
    'bosne hercegovine republika srpska zaposljavanje saopstenje prakticna obuka obuku posao'
  ).split(' '),
)
const LONGEST = 14

/** Turns `J A V N I   P O Z I V` into `JAVNI POZIV`, whatever the separators. */
export function joinSpacedLetters(text: string): string {
  return text
    .split('\n')
    .map((line) =>
      /(?:^|[^\p{L}])\p{L}[ \t\u00a0]{1,3}\p{L}[ \t\u00a0]{1,3}\p{L}(?:[^\p{L}]|$)/u.test(line)
        ? joinLine(line)
        : line,
    )
    .join('\n')
}

const RUN = /(?<![\p{L}\p{N}])\p{L}(?:[ \t\u00a0]{1,12}\p{L}(?![\p{L}\p{N}])){2,120}/gu

function joinLine(line: string): string {
  return line.replace(RUN, (run) => {
    const gaps = run.match(/[ \t\u00a0]+/g) ?? []
    const widths = gaps.map((gap) => (gap.includes('\t') ? 8 : gap.length))
    const narrow = Math.min(...widths)
    const wide = Math.max(...widths)
    if (wide === narrow) {
      const letters = run.replace(/[ \t\u00a0]+/g, '')
      return isSpelledWord(run, letters) ? part(letters) : run
    }
    return run
      .split(new RegExp(`[ \\t\\u00a0]{${narrow + 1},}`, 'u'))
      .map((word) => word.replace(/[ \t\u00a0]+/g, ''))
      .join(' ')
  })
}

/** Recognises spelled words: single letters may be words or list marks (a, i, o, u), four in a row are a word. */
function isSpelledWord(run: string, letters: string): boolean {
  // `C I E kategorije`: two names and a conjunction.
  if (/^\p{Lu}[IiUuO]\p{Lu}$/u.test(letters)) return false
  return letters.length >= 4 || /^\p{Lu}+$/u.test(letters) || run.length > 12
}

/** Splits letters into as few heading words as possible; letters that form none stay together. */
function part(letters: string): string {
  const plain = Array.from(letters, (letter) => fold(letter) || letter)
  const best: ({ from: number; words: number } | undefined)[] = [{ from: 0, words: 0 }]
  for (let end = 1; end <= plain.length; end += 1) {
    for (let from = Math.max(0, end - LONGEST); from < end; from += 1) {
      const before = best[from]
      if (!before || !HEADING.has(plain.slice(from, end).join(''))) continue
      const words = before.words + 1
      const existing = best[end]
      if (!existing || words < existing.words) best[end] = { from, words }
    }
  }
  const cuts: number[] = []
  for (let end = plain.length; end > 0; ) {
    const step = best[end]
    if (!step) return letters
    cuts.unshift(step.from)
    end = step.from
  }
  const all = Array.from(letters)
  return cuts.map((cut, n) => all.slice(cut, cuts[n + 1] ?? all.length).join('')).join(' ')
}
