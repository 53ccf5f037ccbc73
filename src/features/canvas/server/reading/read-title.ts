import type { Block } from '#features/cv-import/server/index.ts'
import { LOCALES } from '#platform/contract/locale.ts'
import { TITLE_MAX } from '../../contract/title-length.ts'
import { documentText } from '../documents/compose-document.ts'

type TextBlock = Extract<Block, { kind: 'text' }>

const LABEL = /^(?:naziv(?: projekta| prijave| ideje)?|project (?:title|name)|title)$/i
const UNTITLED = LOCALES.map((locale) => documentText(locale)('untitled'))

/**
 * Returns the project's name in a document: the text after "Naziv projekta", or else the only heading of the highest level,
 * if it stands before all others.
 */
export function titleOf(blocks: readonly Block[]): string | null {
  const text = labelled(blocks) ?? topHeading(blocks) ?? ''
  const title = text.replace(/\s+/g, ' ').trim()
  return title === '' || title.length > TITLE_MAX || UNTITLED.includes(title) ? null : title
}

function labelled(blocks: readonly Block[]): string | undefined {
  for (const block of blocks) {
    const pairs =
      block.kind === 'table'
        ? block.rows.map((cells) => [wordsOf(cells[0] ?? []), wordsOf(cells[1] ?? [])] as const)
        : block.lines.map((line) => cutAtColon(line))
    const match = pairs.find(([label, value]) => LABEL.test(label.replace(/:$/, '').trim()) && value !== '')
    if (match) return match[1]
  }
  return undefined
}

function cutAtColon(line: string): readonly [string, string] {
  const at = line.indexOf(':')
  return at < 0 ? ['', ''] : [line.slice(0, at), line.slice(at + 1).trim()]
}

function topHeading(blocks: readonly Block[]): string | undefined {
  const headings = blocks.filter(
    (block): block is TextBlock => block.kind === 'text' && block.level > 0 && textOf(block) !== '',
  )
  const title = headings.find(({ isTitle }) => isTitle)
  if (title) return textOf(title)
  const [first, ...others] = headings
  if (!first || others.some(({ level }) => level <= first.level)) return undefined
  return textOf(first)
}

const textOf = ({ lines }: TextBlock) => lines.join(' ').trim()

function wordsOf(cell: readonly Block[]): string {
  return cell
    .flatMap((block) => (block.kind === 'table' ? [] : block.lines))
    .join(' ')
    .trim()
}
