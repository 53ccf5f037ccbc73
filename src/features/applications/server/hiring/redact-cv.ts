import type { CvDocument } from '#features/cv/contract/document.ts'

export const HIDDEN = '•••'

/** Words that could tell who somebody is: their names in any script and case, addresses, numbers, links. */
export function hidePerson(text: string, { names }: { names: readonly string[] }): string {
  const parts = [...new Set(names.flatMap((name) => name.split(/\s+/)))]
    .filter((part) => part.length > 1)
    .toSorted((a, b) => b.length - a.length)
    .map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))
  const unnamed =
    parts.length === 0
      ? text
      : // Endings follow a name in our language: Amra, Amre, Amri.
        text.replace(
          new RegExp(`(?<![\\p{L}])(?:${parts.map(stem).join('|')})\\p{L}{0,4}(?![\\p{L}])`, 'giu'),
          HIDDEN,
        )
  return unnamed
    .replace(/\bhttps?:\/\/\S+|\bwww\.\S+/gi, HIDDEN)
    .replace(/[^\s@<>]{1,64}@[^\s@<>]{1,190}/g, HIDDEN)
    .replace(/(?:\+|\b00)\d[\d\s/().-]{6,16}\d|\b0[3-6]\d[\s/-]?\d{3}[\s-]?\d{3,4}\b/g, HIDDEN)
}

/** A CV without what tells who it is of: what they did and can stays. */
export function hideCv(cv: CvDocument, person: { names: readonly string[]; label: string }): CvDocument {
  const hide = (text: string) => hidePerson(text, person)
  const { label } = person
  return {
    ...cv,
    title: label,
    name: label,
    headline: hide(cv.headline),
    contact: [],
    contactTitle: '',
    photo: null,
    archLabel: hide(cv.archLabel),
    sections: cv.sections
      .filter(({ name }) => name !== 'links')
      .map((section) => ({
        ...section,
        text: section.text.map((block) => hideBlock(block, hide)),
        entries: section.entries.map((entry) => ({
          ...entry,
          title: hide(entry.title),
          place: hide(entry.place),
          note: entry.note.map((block) => hideBlock(block, hide)),
          url: null,
        })),
        items: section.items.map((item) => ({ ...item, label: hide(item.label), href: null })),
      })),
  }
}

type Block = CvDocument['sections'][number]['text'][number]

function hideBlock(block: Block, hide: (text: string) => string): Block {
  return block.kind === 'text'
    ? { kind: 'text', text: hide(block.text) }
    : { kind: 'list', items: block.items.map(hide) }
}

/** What stays of a name through its cases. */
function stem(part: string): string {
  return part.length > 3 ? part.replace(/[aeiouаеиоу]$/i, '') : part
}
