import { type ReactNode, Suspense } from 'react'
import { Link, NavLink } from 'react-router'
import { ScriptSwitch } from '#platform/web/i18n/script-switch.tsx'
import { useShellText } from '#platform/web/i18n/use-shell-text.ts'
import { ComponentBoundary } from '#platform/web/shell/component-fallback.tsx'
import { lazyPart } from '#platform/web/shell/lazy-part.ts'
import { TabMark } from '#platform/web/ui/arch.tsx'
import { Brand } from '#platform/web/ui/brand.tsx'
import { LanguagePick } from './language-pick.tsx'
import { useProductName } from './use-product-name.ts'
import { useNavigation } from './use-navigation.ts'
import { registeredTools } from './registered-tools.ts'
import { useText } from './use-text.ts'

const AccountMenu = lazyPart(async () => (await import('./account-menu.tsx')).AccountMenu)

/** Header of the members' screens. */
export function MemberTop() {
  const t = useText()
  const shell = useShellText()
  const { locale, main } = useNavigation()
  return (
    <>
      <a className="skip-link" href="#main">
        {shell('shell.skip')}
      </a>
      <header className="members-top sticky top-0 z-20 border-b border-line bg-paper lying:static print:hidden">
        <div className="wrap flex h-bar items-center gap-2">
          <Link to="/dashboard" className="no-underline">
            {/* The tools take the room of the name on phones; it stays for those who hear it. */}
            <Brand name={useProductName()} className="max-sm:[&>span]:sr-only" />
          </Link>
          <nav
            aria-label={t('nav.main')}
            className="ml-6 hidden lg:flex lg:max-xl:[&>a:nth-child(7)]:hidden [&>a:nth-child(n+8)]:hidden"
          >
            {main.map(({ to, title, Count }) => (
              <NavLink key={to} to={to} className={TAB}>
                {title[locale]}
                {Count && (
                  <Part>
                    <Count />
                  </Part>
                )}
                <TabMark className="absolute bottom-0 left-1/2 -ml-[11px] hidden group-aria-[current=page]:block" />
              </NavLink>
            ))}
          </nav>
          <span className="flex-1" />
          <LanguagePick />
          {registeredTools.map(({ id, Tool, room = 'size-target' }) => (
            <Part key={id} room={<span className={room} />}>
              <Tool />
            </Part>
          ))}
          <Part room={<span className="size-target" />}>
            <AccountMenu />
          </Part>
        </div>
      </header>
    </>
  )
}

/** A part that comes later. Without a connection, or when it breaks, it leaves its room empty and the page as it is. */
function Part({ room = null, children }: { room?: ReactNode; children: ReactNode }) {
  return (
    <ComponentBoundary fallback={room}>
      <Suspense fallback={room}>{children}</Suspense>
    </ComponentBoundary>
  )
}

/** The footer, and the bottom bar on phones. */
export function MemberEnd({ footer }: { footer: boolean }) {
  return (
    <>
      {footer && <MemberFooter />}
      <BottomBar />
    </>
  )
}

const TAB =
  'group relative inline-flex h-bar items-center px-3 text-sm font-ui text-ink-2 no-underline hover:text-ink aria-[current=page]:font-strong aria-[current=page]:text-ink'

function BottomBar() {
  const t = useText()
  const { locale, bar } = useNavigation()
  return (
    <nav
      aria-label={t('nav.main')}
      className="members-bar fixed inset-x-0 bottom-0 z-20 grid auto-cols-fr grid-flow-col border-t border-line bg-surface pb-[env(safe-area-inset-bottom)] lg:hidden print:hidden"
    >
      {bar.map(({ to, title, Icon, Count }) => (
        <NavLink
          key={to}
          to={to}
          className="group relative flex h-(--bottom-bar) flex-col items-center justify-center gap-1 text-2xs lying:flex-row lying:gap-2 font-ui leading-none text-ink-3 no-underline aria-[current=page]:font-strong aria-[current=page]:text-river-ink"
        >
          {Icon && <Icon strokeWidth={1.75} size={20} aria-hidden />}
          {title[locale]}
          {Count && (
            <Part>
              <span className="absolute top-0 left-1/2 size-7 lying:relative lying:left-0 lying:-ml-2">
                <Count />
              </span>
            </Part>
          )}
          <TabMark className="absolute top-0 left-1/2 -ml-[11px] hidden group-aria-[current=page]:block" />
        </NavLink>
      ))}
    </nav>
  )
}

function MemberFooter() {
  const t = useText()
  const { locale, footer } = useNavigation()
  return (
    <footer className="mt-12 border-t border-line print:hidden">
      <nav aria-label={t('footer.label')} className="wrap flex flex-wrap gap-x-6 py-3 text-xs text-ink-2">
        {footer.map(({ to, title }) => (
          <Link key={to} className="inline-flex min-h-target items-center" to={to}>
            {title[locale]}
          </Link>
        ))}
        <ScriptSwitch className="inline-flex min-h-target items-center" />
      </nav>
    </footer>
  )
}
