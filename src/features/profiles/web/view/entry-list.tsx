import { isBlank } from '#platform/contract/bilingual.ts'
import type { Entry } from '../../contract/sections.ts'
import { useText } from '../use-text.ts'
import { EntrySign } from './entry-sign.tsx'
import { usePeriod } from './use-period.ts'
import { Words } from './words.tsx'

/** Work, schools, projects or certificates for reading. */
export function EntryList({ items }: { items: readonly Entry[] }) {
  return (
    <ul>
      {items.map((entry) => (
        <li
          key={entry.id}
          className="flex gap-4 border-t border-line py-4 first:border-0 first:pt-0 last:pb-0"
        >
          <EntrySign entry={entry} />
          <div className="min-w-0">
            <EntryText entry={entry} />
          </div>
        </li>
      ))}
    </ul>
  )
}

function EntryText({ entry }: { entry: Entry }) {
  const t = useText()
  const period = usePeriod()
  const { kind, title, place, note, url } = entry
  const kindName = kind === 'project' || kind === 'certificate' ? '' : t(`kinds.${kind}`)
  const facts = [kindName, period(entry)].filter(Boolean).join('\u00a0· ')
  return (
    <>
      {isBlank(title) ? (
        <p className="text-ink-2">{t('entry.unnamed')}</p>
      ) : (
        <Words text={title} as="h3" className="text-md" />
      )}
      <Words text={place} as="p" className="text-sm font-ui" />
      {facts && <p className="mt-0.5 text-sm text-ink-2">{facts}</p>}
      <Words text={note} as="p" className="mt-2 max-w-measure whitespace-pre-line" />
      {url && (
        <a
          className="link mt-1 inline-flex min-h-target items-center text-sm break-all"
          href={url}
          rel="nofollow noopener ugc"
        >
          {shortAddress(url)}
        </a>
      )}
    </>
  )
}

/** Returns an address as people say it. */
export function shortAddress(url: string): string {
  return url.replace(/^https?:\/\/(?:www\.)?/, '').replace(/\/$/, '')
}
