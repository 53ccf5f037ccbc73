import { Chip } from '#platform/web/ui/blocks/chip.tsx'
import type { CvEntry, CvItem, CvSection } from '../../contract/document.ts'
import { shortAddress } from '../../contract/short-address.ts'
import { Blocks, joined } from '../sheet/parts.tsx'

/** Shows one section of a CV on a screen. */
export function SharedSection({ section: { name, title, text, entries, items } }: { section: CvSection }) {
  return (
    <section aria-labelledby={`${name}-title`} className="border-t border-line py-7 first:border-0">
      <h2 id={`${name}-title`} className="mb-3 text-lg">
        {title}
      </h2>
      <Blocks blocks={text} className="max-w-measure" />
      {entries.length > 0 && (
        <ul className="grid gap-6">
          {entries.map((entry) => (
            <Entry key={entry.id} entry={entry} />
          ))}
        </ul>
      )}
      {items.length > 0 && (
        <ul className={name === 'skills' ? 'flex flex-wrap gap-2' : 'grid max-w-measure'}>
          {items.map((item) => (
            <Item key={item.id} item={item} chip={name === 'skills'} />
          ))}
        </ul>
      )}
    </section>
  )
}

function Entry({ entry: { title, place, kind, period, note, url } }: { entry: CvEntry }) {
  const facts = joined([kind, period])
  return (
    <li className="border-l-2 border-line pl-4">
      <h3 className="text-md">{title}</h3>
      {place && <p className="text-sm font-ui">{place}</p>}
      {facts && <p className="mt-0.5 text-sm text-ink-2">{facts}</p>}
      <Blocks blocks={note} className="mt-2 max-w-measure" />
      {url && (
        <a
          className="link mt-1 inline-flex min-h-target items-center text-sm break-all"
          href={url}
          rel="nofollow noopener noreferrer ugc"
        >
          {shortAddress(url)}
        </a>
      )}
    </li>
  )
}

function Item({ item: { label, detail, href, rank }, chip }: { item: CvItem; chip: boolean }) {
  if (chip) {
    return (
      <li className="max-w-full">
        <Chip tone={rank > 1 ? 'have' : 'near'}>
          {label}
          <span className="font-body">{`\u00a0· ${detail}`}</span>
        </Chip>
      </li>
    )
  }
  return (
    <li className="flex items-baseline justify-between gap-4 border-t border-line py-2 first:border-0">
      {href ? (
        <a
          className="link inline-flex min-h-target items-center break-all"
          href={href}
          rel="nofollow noopener noreferrer ugc"
        >
          {label}
        </a>
      ) : (
        <>
          <span>{label}</span>
          <span className="text-sm text-ink-2">{detail}</span>
        </>
      )}
    </li>
  )
}
