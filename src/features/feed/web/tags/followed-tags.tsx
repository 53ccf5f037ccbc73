import { Link } from 'react-router'
import { useEndpoint } from '#platform/web/api/use-endpoint.ts'
import { Chip } from '#platform/web/ui/blocks/chip.tsx'
import { listFollowedTags } from '../../contract/feed.endpoints.ts'
import { useText } from '../use-text.ts'

/** Tags that the member follows, each leading to its posts. */
export function FollowedTags() {
  const t = useText()
  const { data } = useEndpoint(listFollowedTags)
  if (!data) return null
  return (
    <section aria-labelledby="tags-title">
      <h2 id="tags-title" className="text-md">
        {t('tags.title')}
      </h2>
      {data.tags.length === 0 ? (
        <p className="mt-1 text-sm text-ink-2">{t('tags.none')}</p>
      ) : (
        <ul className="mt-1 flex flex-wrap gap-x-2">
          {data.tags.map((tag) => (
            <li key={tag}>
              <Link
                to={`/tag/${tag}`}
                translate="no"
                className="inline-flex min-h-target items-center no-underline"
              >
                <Chip>#{tag}</Chip>
              </Link>
            </li>
          ))}
        </ul>
      )}
      <Link to="/settings#people" className="link inline-flex min-h-target items-center text-sm">
        {t('tags.muted')}
      </Link>
    </section>
  )
}
