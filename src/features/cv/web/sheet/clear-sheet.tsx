import { namesOnOneLine } from '../../contract/by-level.ts'
import type { CvDocument, CvSection } from '../../contract/document.ts'
import { Address, Blocks, joined, Level, Photo } from './parts.tsx'

const COLUMNS = 'grid grid-cols-[12.2em_1fr] gap-x-[2em]'

/** Shows the manner of the European form: labels on the left, contents on the right. */
export function ClearSheet({ document }: { document: CvDocument }) {
  const { name, headline, contact, photo, sections } = document
  return (
    <div className="px-[4.6em] pt-[4.6em] pb-[5em]">
      <div className={COLUMNS}>
        <div>
          <Photo photo={photo} className="size-[9.2em] rounded-[0.8em]" />
        </div>
        <div>
          <h3 className="text-[2.2em] leading-[1.2]">{name}</h3>
          {headline && <p className="text-[1.1em] text-ink-2">{headline}</p>}
          <dl className="mt-[0.8em] grid grid-cols-[7.4em_1fr] leading-[1.52]">
            {contact.map(({ kind, label, text, href }) => (
              <div key={kind} className="contents">
                <dt className="text-[0.93em] text-ink-2">{label}</dt>
                <dd className={`text-[0.98em] ${href ? 'text-river-ink' : ''}`}>{text}</dd>
              </div>
            ))}
          </dl>
        </div>
      </div>
      {sections.map((section) => (
        <Section key={section.name} section={section} />
      ))}
    </div>
  )
}

function Section({ section: { title, text, entries, items } }: { section: CvSection }) {
  return (
    <div className="mt-[2em]">
      <h4 className="border-b border-river-line pb-[0.2em] leading-[1.4] font-strong tracking-normal text-river-ink">
        {title}
      </h4>
      {text.length > 0 && (
        <div className={`${COLUMNS} mt-[0.9em]`}>
          <Blocks blocks={text} className="col-start-2 leading-[1.48]" />
        </div>
      )}
      {entries.map(({ id, title: entry, place, kind, period, note, url }) => (
        <div key={id} className={`${COLUMNS} mt-[1em]`}>
          <p className="text-[0.92em] text-ink-2">{period}</p>
          <div>
            <h5 className="text-[1.03em] leading-[1.42] font-strong tracking-normal">{entry}</h5>
            <p className="text-ink-2">{joined([place, kind])}</p>
            <Blocks blocks={note} className="mt-[0.3em] leading-[1.48]" />
            <Address url={url} />
          </div>
        </div>
      ))}
      {namesOnOneLine(items).map(({ id, label, detail, href, rank, of }) =>
        detail === '' ? (
          <div key={id} className={`${COLUMNS} mt-[0.5em]`}>
            <p className={`col-start-2 ${href ? 'text-river-ink' : ''}`}>{label}</p>
          </div>
        ) : (
          <div key={id} className={`${COLUMNS} mt-[0.5em]`}>
            <p className="font-strong">{label}</p>
            <div className="flex items-center gap-[1.4em]">
              <Level rank={rank} of={of} className="w-[9.6em]" />
              <p className={href ? 'text-river-ink' : ''}>{detail}</p>
            </div>
          </div>
        ),
      )}
    </div>
  )
}
