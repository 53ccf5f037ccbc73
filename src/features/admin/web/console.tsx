import { lazy } from 'react'
import { formatLongDate } from '#platform/contract/dates.ts'
import { useLocale } from '#platform/web/i18n/locale-provider.tsx'
import { SkeletonRow } from '#platform/web/ui/blocks/skeleton.tsx'
import { WhenNear } from '#platform/web/ui/blocks/when-near.tsx'
import type { Overview as OverviewData } from '../contract/overview.endpoints.ts'
import { ConsoleFrame, MissingScope } from './frame/console-frame.tsx'
import { Overview } from './overview/overview.tsx'
import { useHashPlace } from './use-hash-place.ts'
import { useText } from './use-text.ts'

// They are below the figures.
const UserList = lazy(async () => ({ default: (await import('./users/user-list.tsx')).UserList }))
const Content = lazy(async () => ({ default: (await import('./content/content.tsx')).Content }))

/** The first page of the console: figures, people and texts, within the admin's scopes. */
export function Console() {
  const t = useText()
  const locale = useLocale()
  const today = (
    <p className="text-sm text-ink-3 first-letter:uppercase">{formatLongDate(new Date(), locale)}</p>
  )
  return (
    <ConsoleFrame title={t('console.overview')} aside={today}>
      {(overview) => <Areas overview={overview} />}
    </ConsoleFrame>
  )
}

function Areas({ overview }: { overview: OverviewData }) {
  const t = useText()
  const may = (scope: string) => overview.globalAdmin || overview.scopes.includes(scope)
  useHashPlace()
  return (
    <div className="mt-3 grid grid-cols-1 gap-12">
      <Overview overview={overview} />
      <section id="korisnici" aria-labelledby="users-title">
        <h2 id="users-title" className="mb-4 text-xl">
          {t('console.users')}
        </h2>
        {may('users') ? (
          <WhenNear fallback={<SkeletonRow />}>
            <UserList globalAdmin={overview.globalAdmin} />
          </WhenNear>
        ) : (
          <MissingScope scope="users" />
        )}
      </section>
      <section id="sadrzaj" aria-labelledby="content-title">
        <h2 id="content-title" className="mb-1 text-xl">
          {t('console.content')}
        </h2>
        {may('content') ? (
          <WhenNear fallback={<SkeletonRow />}>
            <Content globalAdmin={overview.globalAdmin} />
          </WhenNear>
        ) : (
          <MissingScope scope="content" />
        )}
      </section>
    </div>
  )
}
