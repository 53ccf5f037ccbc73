import { useLocale } from '#platform/web/i18n/locale-provider.tsx'
import { tagPath } from './tag-path.ts'
import { useText } from './use-text.ts'

const FEEDS = [
  { format: 'rss', name: 'RSS' },
  { format: 'atom', name: 'Atom' },
  { format: 'json', name: 'JSON Feed' },
] as const

type Props = { isMember: boolean; tags: readonly { name: string; count: number }[]; current: string }

/** Beside the list: what the newest are about, how to write, and how to follow without an account. */
export function ListAside({ isMember, tags, current }: Props) {
  const t = useText()
  const locale = useLocale()
  return (
    <aside className="grid content-start gap-8">
      <section
        aria-labelledby="write-title"
        className="deep grid justify-items-start gap-3 rounded-surface p-5"
      >
        <h2 id="write-title" className="text-lg">
          {t('writeTitle')}
        </h2>
        <p className="text-sm">{t('writeText')}</p>
        <p className="flex flex-wrap items-center gap-x-5">
          <a className="link inline-flex min-h-target items-center font-strong" href="/articles/new">
            {t('write')}
          </a>
          {isMember && (
            <a className="link inline-flex min-h-target items-center" href="/articles/mine">
              {t('mine')}
            </a>
          )}
        </p>
      </section>
      {tags.length > 0 && (
        <nav aria-labelledby="tags-title">
          <h2 id="tags-title" className="mb-1 text-md">
            {t('tagsTitle')}
          </h2>
          <ul className="flex flex-wrap gap-x-4">
            {tags.map(({ name, count }) => (
              <li key={name}>
                <a
                  className="link inline-flex min-h-target items-center gap-1.5 text-sm aria-[current]:font-strong"
                  href={tagPath(name)}
                  aria-current={name.toLowerCase() === current.toLowerCase() ? 'page' : undefined}
                >
                  {name} <span className="text-ink-2">{count}</span>
                </a>
              </li>
            ))}
          </ul>
        </nav>
      )}
      <section aria-labelledby="follow-title">
        <h2 id="follow-title" className="mb-1 text-md">
          {t('follow')}
        </h2>
        <p className="flex flex-wrap gap-x-5">
          {FEEDS.map(({ format, name }) => (
            <a
              key={format}
              className="link inline-flex min-h-target items-center text-sm"
              href={`/articles/feed.${format}?lang=${locale}`}
            >
              {name}
            </a>
          ))}
        </p>
      </section>
    </aside>
  )
}
