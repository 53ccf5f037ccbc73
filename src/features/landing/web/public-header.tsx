import { useRef, useState } from 'react'
import { followMenu } from '#platform/web/shell/menu-button.ts'
import { useBackStep } from '#platform/web/shell/use-back-step.ts'
import { BrandLink } from './brand-link.tsx'
import { Icon } from './icon.tsx'
import { LanguageSwitch } from './language-switch.tsx'
import { useSignedIn } from './use-signed-in.ts'
import { useText } from './use-text.ts'

const LINK = 'inline-flex min-h-target items-center text-sm'

/** The header of public pages; `home` on the landing page itself. */
export function PublicHeader({ home = false }: { home?: boolean }) {
  const t = useText()
  const signedIn = useSignedIn()
  return (
    <>
      <a className="skip-link" href="#main">
        {t('skip')}
      </a>
      <header className="sticky top-0 z-20 border-b border-line bg-paper print:hidden">
        <div className="wrap flex h-bar items-center gap-2">
          <BrandLink />
          <nav aria-label={t('nav.label')} className="ml-4 flex grow gap-5 max-lg:hidden">
            <SectionLinks home={home} className={`${LINK} font-ui text-ink-2 hover:text-ink`} />
          </nav>
          <LanguageSwitch className="max-lg:hidden" />
          <Account signedIn={signedIn} />
          <button
            type="button"
            popoverTarget="menu"
            ref={followMenu}
            aria-controls="menu"
            aria-label={t('nav.menu')}
            className="target group -mr-3 flex items-center justify-center rounded-control text-ink-2 lg:hidden"
          >
            <Icon shape="menu" className="size-6 group-aria-expanded:hidden" />
            <Icon shape="close" className="hidden size-6 group-aria-expanded:block" />
          </button>
        </div>
        <PhoneMenu home={home} signedIn={signedIn} />
      </header>
    </>
  )
}

function Account({ signedIn }: { signedIn: boolean }) {
  const t = useText()
  const quiet = `${LINK} rounded-control px-3 font-strong text-river-ink hover:bg-river-tint max-lg:ml-auto`
  if (signedIn) {
    return (
      <a className={quiet} href="/dashboard">
        {t('account.dashboard')}
      </a>
    )
  }
  return (
    <>
      <a className={quiet} href="/login">
        {t('account.login')}
      </a>
      <a
        className={`${LINK} rounded-control border border-edge px-4 font-strong hover:bg-sunken max-lg:hidden`}
        href="/register"
      >
        {t('account.register')}
      </a>
    </>
  )
}

function PhoneMenu({ home, signedIn }: { home: boolean; signedIn: boolean }) {
  const t = useText()
  const row = 'flex min-h-target items-center border-b border-line py-1 text-lg'
  const menu = useRef<HTMLElement>(null)
  const [isOpen, setOpen] = useState(false)
  // On pages without the application the browser alone opens and closes it.
  useBackStep(isOpen, () => menu.current?.hidePopover())
  return (
    <nav
      ref={menu}
      id="menu"
      popover="auto"
      onToggle={({ newState }) => setOpen(newState === 'open')}
      aria-label={t('nav.menu')}
      className="inset-x-0 top-bar bottom-auto hidden w-full border-b border-line bg-paper px-gutter pb-5 text-ink open:grid lg:open:hidden"
    >
      <SectionLinks home={home} className={row} />
      {!signedIn && (
        <a className={row} href="/register">
          {t('account.register')}
        </a>
      )}
      <LanguageSwitch className="mt-5" />
    </nav>
  )
}

function SectionLinks({ home, className }: { home: boolean; className: string }) {
  const t = useText()
  const page = home ? '' : '/'
  return (
    <>
      <a className={className} href="/opportunities">
        {t('nav.opportunities')}
      </a>
      <a className={className} href={`${page}#kako-funkcionise`}>
        {t('nav.how')}
      </a>
      <a className={className} href={`${page}#prednosti`}>
        {t('nav.advantages')}
      </a>
      <a className={className} href={`${page}#dokazi`}>
        {t('nav.proof')}
      </a>
      <a className={className} href={`${page}#planovi`}>
        {t('nav.plans')}
      </a>
      <a className={className} href="/ob">
        {t('nav.banks')}
      </a>
    </>
  )
}
