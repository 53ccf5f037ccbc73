import { Link } from 'react-router'
import { Avatar } from '#platform/web/ui/blocks/avatar.tsx'
import { SectionHeading } from '#platform/web/ui/blocks/section-heading.tsx'
import { DateText } from '#platform/web/ui/blocks/values.tsx'
import { BrandMark } from '#platform/web/ui/brand.tsx'
import type { Dashboard } from '../contract/dashboard.endpoints.ts'
import { useText } from './use-text.ts'

/** Names what has changed since the visit before; each row is a link. */
export function Since({ since: { rows } }: { since: NonNullable<Dashboard['since']> }) {
  const t = useText()
  return (
    <section aria-labelledby="since-title" className="min-w-0 lg:col-span-8">
      <SectionHeading
        id="since-title"
        title={t('since.title')}
        aside={<Link to="/notifications">{t('since.all')}</Link>}
      />
      <ul>
        {rows.map(({ id, lead, text, path, at, face }) => (
          <li
            key={id}
            className="relative flex min-h-16 items-center gap-3 border-t border-line py-2.5 text-sm leading-ui"
          >
            {face ? (
              <Avatar
                name={face.name}
                src={face.picture}
                of={face.isOrganisation ? 'organisation' : 'person'}
              />
            ) : (
              <BrandMark className="w-10 flex-none" />
            )}
            <div className="min-w-0 flex-1">
              <Link
                to={path}
                className="text-ink no-underline [overflow-wrap:anywhere] before:absolute before:inset-0 hover:underline"
              >
                {lead && <b className="font-strong">{lead} </b>}
                {text}
              </Link>
              <p className="text-xs text-ink-3">
                <DateText at={at} show="both" />
              </p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}
