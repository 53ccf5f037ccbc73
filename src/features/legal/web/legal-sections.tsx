import { Block } from '#features/content/web/index.ts'
import type { LegalDocument, Part, Section } from '../contract/document.ts'

type Run = { item: boolean; from: number; parts: Part[] }

export function LegalSection({ document, section }: { document: LegalDocument; section: Section }) {
  const id = `${document.id}-${section.id}`
  return (
    <>
      <Block id={`${id}-title`} as="h2" className="text-xl" />
      {runsOf(section.parts).map(({ item, from, parts }) =>
        item ? (
          <ul key={from} className="mt-3 grid list-disc gap-2 pl-5 marker:text-ink-3">
            {parts.map((_, index) => (
              <Block key={index} id={`${id}-${from + index}`} as="li" />
            ))}
          </ul>
        ) : (
          parts.map((_, index) => (
            <Block key={from + index} id={`${id}-${from + index}`} as="p" className="mt-3" />
          ))
        ),
      )}
    </>
  )
}

/** Groups consecutive parts of one kind, numbered from 1, so that items share a list. */
function runsOf(parts: readonly Part[]): Run[] {
  const runs: Run[] = []
  for (const [index, part] of parts.entries()) {
    const last = runs.at(-1)
    const item = part.item === true
    if (last && last.item === item) last.parts.push(part)
    else runs.push({ item, from: index + 1, parts: [part] })
  }
  return runs
}
