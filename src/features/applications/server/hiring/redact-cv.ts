import type { CvDocument } from '#features/cv/contract/document.ts'

type Redaction = { redact: (text: string) => string; label: string }

/** Removes the person's identity from a CV; their experience and skills stay. */
export function redactCv(cv: CvDocument, { redact, label }: Redaction): CvDocument {
  const redactBlock = (block: Block): Block =>
    block.kind === 'text'
      ? { kind: 'text', text: redact(block.text) }
      : { kind: 'list', items: block.items.map(redact) }
  return {
    ...cv,
    title: label,
    name: label,
    headline: redact(cv.headline),
    contact: [],
    contactTitle: '',
    photo: null,
    archLabel: redact(cv.archLabel),
    sections: cv.sections
      .filter(({ name }) => name !== 'links')
      .map((section) => ({
        ...section,
        text: section.text.map(redactBlock),
        entries: section.entries.map((entry) => ({
          ...entry,
          title: redact(entry.title),
          place: redact(entry.place),
          kind: redact(entry.kind),
          period: redact(entry.period),
          note: entry.note.map(redactBlock),
          url: null,
        })),
        items: section.items.map((item) => ({
          ...item,
          label: redact(item.label),
          detail: redact(item.detail),
          href: null,
        })),
      })),
  }
}

type Block = CvDocument['sections'][number]['text'][number]
