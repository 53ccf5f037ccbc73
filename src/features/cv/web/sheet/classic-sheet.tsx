import { byLevel } from '../../contract/by-level.ts'
import type { CvDocument, CvSection } from '../../contract/document.ts'
import { Address, Blocks, joined } from './parts.tsx'

/** Shows one column in a book font. */
export function ClassicSheet({ document: { name, headline, contact, sections } }: { document: CvDocument }) {
  return (
    <div className="px-[6.6em] pt-[6em] pb-[6em] [font-family:'Noto_Serif',Georgia,serif]">
      <div className="text-center">
        <h3 className="text-[2.5em] leading-[1.2] tracking-normal">{name}</h3>
        {headline && <p className="text-[1.15em] text-ink-2">{headline}</p>}
        <p className="mt-[0.6em] text-[0.95em] text-ink-2">{joined(contact.map(({ text }) => text))}</p>
      </div>
      {sections.map((section) => (
        <Section key={section.name} section={section} />
      ))}
    </div>
  )
}

function Section({ section: { name, title, text, entries, items } }: { section: CvSection }) {
  return (
    <div className="mt-[2em]">
      <h4 className="border-b border-line pb-[0.25em] text-[1.18em] leading-[1.3] tracking-normal text-river-ink">
        {title}
      </h4>
      <Blocks blocks={text} className="mt-[0.8em] leading-[1.48]" />
      {entries.map(({ id, title: entry, place, kind, period, note, url }) => (
        <div key={id} className="mt-[0.9em]">
          <div className="flex justify-between gap-[1.8em]">
            <h5 className="text-[1.05em] leading-[1.42] tracking-normal">{entry}</h5>
            <p className="flex-none text-[0.95em] text-ink-2">{period}</p>
          </div>
          <p className="text-ink-2">{joined([place, kind])}</p>
          <Blocks blocks={note} className="mt-[0.3em] leading-[1.48]" />
          <Address url={url} />
        </div>
      ))}
      {items.length > 0 && (
        <ul className="mt-[0.8em] leading-[1.6]">
          {(name === 'skills' ? byLevel(items) : items).map(({ id, label, detail, href }) => (
            <li key={id} className={href ? 'text-river-ink' : ''}>
              {detail ? `${label}: ${detail}` : label}
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
