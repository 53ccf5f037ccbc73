import { LogOut, Pencil, ShieldCheck } from 'lucide-react'
import { use, useEffect, useSyncExternalStore, type ReactNode } from 'react'
import { Link, useLocation } from 'react-router'
import { useSession } from '#platform/web/session/session-provider.tsx'
import { Button } from '#platform/web/ui/buttons/button.tsx'
import type { EditStore } from './edit-store.ts'
import { EditingContext, EditorFailureContext } from './editing-context.ts'
import { pageName } from './page-name.ts'
import { useEditMode } from './use-edit-mode.ts'
import { useText } from './use-text.ts'

const LINKS = [
  { to: '/admin', key: 'bar.links.console' },
  { to: '/admin#korisnici', key: 'bar.links.users' },
  { to: '/admin#sadrzaj', key: 'bar.links.content' },
] as const

/**
 * The bar comes last in the document, so that every page begins with its own skip link. On phones it is shown first; on
 * wide screens it floats and the page gets space below.
 */
const PLACE = ['max-lg:flex', 'max-lg:flex-col', 'lg:pb-24']

/** Shows links to the console, the signed-in admin and the switch of edit mode. */
export default function AdminBarContent() {
  const t = useText()
  const session = useSession()
  const { pathname } = useLocation()
  const mode = useEditMode()
  useEffect(() => {
    const { classList } = document.body
    classList.add(...PLACE)
    return () => classList.remove(...PLACE)
  }, [])
  if (session.status !== 'authenticated') return null
  return (
    <nav
      aria-label={t('bar.label')}
      className="staff-bar deep z-30 print:hidden flex items-center gap-x-3 text-sm max-lg:order-first max-lg:flex-wrap max-lg:px-gutter max-lg:py-1 lg:fixed lg:bottom-6 lg:left-6 lg:max-w-[calc(100vw-3rem)] lg:rounded-surface lg:border lg:border-line lg:py-1.5 lg:pr-1.5 lg:pl-4 lg:shadow-lift"
    >
      <span className="flex min-w-0 flex-1 items-center gap-2 font-strong">
        <ShieldCheck size={18} strokeWidth={1.75} aria-hidden className="max-sm:hidden" />
        <span className="max-w-40 truncate">{session.user.name || session.user.email}</span>
      </span>
      <span className="flex">
        {LINKS.map(({ to, key }) => (
          <Link
            key={to}
            to={to}
            className="inline-flex min-h-target items-center px-1.5 text-ink-2 no-underline hover:text-ink hover:underline"
          >
            {t(key)}
          </Link>
        ))}
      </span>
      <span className="flex items-center gap-3 max-lg:w-full max-lg:pb-1 max-lg:justify-between lg:border-l lg:border-line lg:pl-4">
        <span className="min-w-0">
          <b className="block truncate leading-ui">{t(`bar.pages.${pageName(pathname)}`)}</b>
          {mode.wanted && <EditState allowed={mode.allowed} />}
        </span>
        {mode.wanted ? (
          <Button
            small
            className="whitespace-nowrap"
            icon={<LogOut size={18} strokeWidth={1.75} />}
            onClick={mode.leave}
          >
            {t('bar.leave')}
          </Button>
        ) : (
          <Button
            small
            look="river"
            className="whitespace-nowrap"
            icon={<Pencil size={18} strokeWidth={1.75} />}
            onClick={mode.enter}
          >
            {t('bar.edit')}
          </Button>
        )}
      </span>
    </nav>
  )
}

function EditState({ allowed }: { allowed: boolean | undefined }) {
  const t = useText()
  const editing = use(EditingContext)
  const failure = use(EditorFailureContext)
  if (allowed === false) return <Line>{t('bar.notAllowed')}</Line>
  if (failure) {
    return (
      <Line>
        {t('bar.failed')}{' '}
        <button type="button" onClick={failure.retry} className="target underline">
          {t('bar.retry')}
        </button>
      </Line>
    )
  }
  return editing ? <Count store={editing.store} /> : null
}

function Count({ store }: { store: EditStore }) {
  const t = useText()
  const { count } = useSyncExternalStore(store.subscribe, store.get, store.get)
  return <Line>{t('bar.texts', { count })}</Line>
}

function Line({ children }: { children: ReactNode }) {
  return (
    <span role="status" className="block max-w-72 text-xs leading-ui text-ink-2">
      {children}
    </span>
  )
}
