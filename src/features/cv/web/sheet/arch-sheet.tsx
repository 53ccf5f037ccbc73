import { forColumn } from '../../contract/by-level.ts'
import type { CvDocument, CvEntry, CvItem, CvSection } from '../../contract/document.ts'
import { SkillArch } from './skill-arch.tsx'
import { Address, Blocks, joined, Level, Photo } from './parts.tsx'

const ASIDE = new Set(['skills', 'languages', 'links'])

/** Shows our own design: the skill arch above the name, the story on the left, the facts on the right. */
export function ArchSheet({ document }: { document: CvDocument }) {
  const { name, headline, photo, sections, contact, contactTitle, archLabel } = document
  const skills = sections.find((section) => section.name === 'skills')?.items.length ?? 0
  return (
    <div className="grid min-h-[84.2em] grid-rows-[auto_1fr]">
      <div className="flex min-h-[15em] items-center gap-[2.2em] bg-deep px-[4em] text-on-deep">
        <Photo photo={photo} className="size-[8.6em] rounded-full" />
        <div className="min-w-0 flex-1 py-[2.5em]">
          <h3 className="text-[2.7em] leading-[1.14]">{name}</h3>
          {headline && <p className="mt-[0.5em] text-[1.15em] leading-[1.38] text-on-deep-2">{headline}</p>}
        </div>
        {skills > 0 && (
          <SkillArch skills={skills} label={archLabel} className="w-[19.2em] flex-none self-end" />
        )}
      </div>
      <div className="grid grid-cols-[1fr_19em]">
        <div className="px-[4em] pt-[2.6em] pr-[3em] pb-[4em]">
          {sections
            .filter((section) => !ASIDE.has(section.name))
            .map((section) => (
              <MainSection key={section.name} section={section} />
            ))}
        </div>
        <div className="bg-sunken px-[2.2em] pt-[2.6em] pb-[4em]">
          {contact.length > 0 && (
            <div className="mb-[2.4em]">
              <h4 className="mb-[0.6em] text-[1.05em] text-river-ink">{contactTitle}</h4>
              {contact.map(({ kind, label, text }) => (
                <div key={kind} className="mb-[0.5em]">
                  <p className="text-[0.88em] text-ink-2">{label}</p>
                  <p className="text-[0.94em] font-strong">{text}</p>
                </div>
              ))}
            </div>
          )}
          {sections
            .filter((section) => ASIDE.has(section.name))
            .map(({ name: part, title, items }) => (
              <div key={part} className="mb-[2.4em]">
                <h4 className="mb-[0.6em] text-[1.05em] text-river-ink">{title}</h4>
                {forColumn(items).map((item) => (
                  <Item key={item.id} item={item} />
                ))}
              </div>
            ))}
        </div>
      </div>
    </div>
  )
}

function MainSection({ section: { title, text, entries } }: { section: CvSection }) {
  return (
    <div className="mb-[2.2em]">
      <h4 className="mb-[0.4em] text-[1.3em] text-river-ink">{title}</h4>
      <Blocks blocks={text} className="text-[0.98em] leading-[1.5]" />
      {entries.map((entry) => (
        <Entry key={entry.id} entry={entry} />
      ))}
    </div>
  )
}

function Entry({ entry: { title, place, kind, period, note, url } }: { entry: CvEntry }) {
  return (
    <div className="mb-[1.2em] text-[0.94em]">
      <h5 className="text-[1.1em] leading-[1.42] font-strong tracking-normal">{title}</h5>
      {place && <p>{place}</p>}
      <p className="text-ink-2">{joined([kind, period])}</p>
      <Blocks blocks={note} className="mt-[0.3em] leading-[1.5]" />
      <Address url={url} />
    </div>
  )
}

function Item({ item: { label, detail, href, rank, of } }: { item: CvItem }) {
  return (
    <div className="mb-[0.7em]">
      <p className={`text-[0.94em] font-strong ${href ? 'text-river-ink' : ''}`}>{label}</p>
      {detail && <p className="text-[0.88em] text-ink-2">{detail}</p>}
      <Level rank={rank} of={of} className="mt-[0.25em]" />
    </div>
  )
}
