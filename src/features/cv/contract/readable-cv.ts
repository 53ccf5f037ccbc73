import type { Readable } from '#platform/contract/readable.ts'
import type { Block, CvSection } from './document.ts'
import type { Cv } from './cv.endpoints.ts'

/** Returns the path of a CV. */
export const cvPath = (id: string) => `/profile/cv/${id}`

/** Returns a CV for reading offline: its text section by section, without photo and contact. */
export function readableCv({
  id,
  name,
  document,
}: Pick<Cv, 'id' | 'name'> & { document: Pick<Cv['document'], 'headline' | 'sections'> }): Readable {
  return {
    path: cvPath(id),
    title: name,
    facts: document.headline === '' ? [] : [document.headline],
    text: document.sections.map(linesOf).filter((text) => text !== ''),
  }
}

function linesOf({ title, text, entries, items }: CvSection): string {
  const lines = [
    ...blockLines(text),
    ...entries.flatMap((entry) => [
      [entry.title, entry.place, entry.period].filter(Boolean).join(', '),
      ...blockLines(entry.note),
    ]),
    ...items.map(({ label, detail }) => [label, detail].filter(Boolean).join(', ')),
  ].filter((line) => line !== '')
  return lines.length === 0 ? '' : [title, ...lines].join('\n')
}

function blockLines(blocks: readonly Block[]): string[] {
  return blocks.flatMap((block) =>
    block.kind === 'text' ? [block.text] : block.items.map((item) => `- ${item}`),
  )
}
