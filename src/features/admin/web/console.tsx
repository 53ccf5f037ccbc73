import { FileText, LayoutDashboard, Users } from 'lucide-react'
import { Link, useLocation } from 'react-router'
import { formatLongDate } from '#platform/contract/dates.ts'
import { useLocale } from '#platform/web/i18n/locale-provider.tsx'
import { TabMark } from '#platform/web/ui/arch.tsx'
import { Note } from '#platform/web/ui/blocks/note.tsx'
import type { Overview as OverviewData } from '../contract/overview.endpoints.ts'
import { Content } from './content/content.tsx'
import { Overview } from './overview/overview.tsx'
import { UserList } from './users/user-list.tsx'
import { useHashPlace } from './use-hash-place.ts'
import { useText } from './use-text.ts'

const AREAS = [
  { hash: '', key: 'console.overview', Icon: LayoutDashboard },
  { hash: '#korisnici', key: 'console.users', Icon: Users },
  { hash: '#sadrzaj', key: 'console.content', Icon: FileText },
] as const

/** One page with its areas; each shows what the admin's scopes allow. */
export function Console({ overview }: { overview: OverviewData }) {
  const t = useText()
  const locale = useLocale()
  const may = (scope: string) => overview.globalAdmin || overview.scopes.includes(scope)
  useHashPlace()
  return (
    <div className="lg:grid lg:grid-cols-[14.5rem_minmax(0,1fr)]">
      <Areas />
      <main id="main" className="grid grid-cols-1 gap-12 px-gutter pt-6 pb-16 lg:max-w-page lg:pt-8">
        <header className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
          <h1 className="text-2xl">{t('console.overview')}</h1>
          <p className="text-sm text-ink-3 first-letter:uppercase">{formatLongDate(new Date(), locale)}</p>
        </header>
        {overview.people && <Overview people={overview.people} />}
        <section id="korisnici" aria-labelledby="users-title">
          <h2 id="users-title" className="mb-4 text-xl">
            {t('console.users')}
          </h2>
          {may('users') ? <UserList /> : <Missing text={t('rights.scopeUsers')} />}
        </section>
        <section id="sadrzaj" aria-labelledby="content-title">
          <h2 id="content-title" className="mb-1 text-xl">
            {t('console.content')}
          </h2>
          {may('content') ? (
            <Content globalAdmin={overview.globalAdmin} />
          ) : (
            <Missing text={t('rights.scopeContent')} />
          )}
        </section>
      </main>
    </div>
  )
}

function Areas() {
  const t = useText()
  const { hash } = useLocation()
  return (
    <nav aria-label={t('console.nav')} className="border-b border-line lg:border-r lg:border-b-0">
      <ul className="strip flex px-2 lg:sticky lg:top-bar lg:grid lg:gap-0.5 lg:px-3 lg:py-4">
        {AREAS.map(({ hash: own, key, Icon }) => (
          <li key={own}>
            <Link
              to={`/admin${own}`}
              {...(hash === own && { 'aria-current': 'page' })}
              className="group relative flex h-12 items-center gap-2 px-3 text-sm font-ui whitespace-nowrap text-ink-2 no-underline hover:text-ink aria-[current=page]:font-strong aria-[current=page]:text-ink lg:h-11 lg:rounded-control lg:hover:bg-sunken lg:aria-[current=page]:bg-sunken"
            >
              <Icon
                size={20}
                strokeWidth={1.75}
                aria-hidden
                className="max-lg:hidden lg:group-aria-[current=page]:text-river-ink"
              />
              {t(key)}
              <TabMark className="absolute bottom-0 left-1/2 -ml-[11px] hidden group-aria-[current=page]:block lg:group-aria-[current=page]:hidden" />
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}

function Missing({ text }: { text: string }) {
  const t = useText()
  return (
    <Note className="mt-3">
      <b>{t('rights.scopeTitle')}</b>
      <p>{text}</p>
    </Note>
  )
}
