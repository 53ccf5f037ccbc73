import type { Contents } from '#features/profiles/contract/sections.ts'
import type { Locale } from '#platform/contract/locale.ts'
import type { ProfileFindings } from '../../contract/texts.endpoints.ts'

export type Piece = { section: ProfileFindings['section']; text: string }

const ENTRIES = ['work', 'projects', 'education', 'certificates'] as const

/** Lists the texts of a profile, piece by piece. */
export function piecesOf(contents: Contents, language: Locale): Piece[] {
  return [
    { section: 'about' as const, text: contents.about.about[language] },
    ...ENTRIES.flatMap((section) =>
      contents[section].items.flatMap(({ title, note }) => [
        { section, text: title[language] },
        { section, text: note[language] },
      ]),
    ),
  ].filter(({ text }) => text.trim() !== '')
}

const BETWEEN = '\n\n'

/** Joins all pieces into one text and notes the start of each, so that they are read in one go. */
export function joined(pieces: readonly Piece[]): {
  text: string
  pieceAt: (start: number) => { piece: Piece; offset: number } | undefined
} {
  const begins: number[] = []
  let at = 0
  for (const { text } of pieces) {
    begins.push(at)
    at += text.length + BETWEEN.length
  }
  return {
    text: pieces.map(({ text }) => text).join(BETWEEN),
    pieceAt(start) {
      const place = begins.findLastIndex((begin) => begin <= start)
      const piece = pieces[place]
      return piece ? { piece, offset: begins[place] ?? 0 } : undefined
    },
  }
}
