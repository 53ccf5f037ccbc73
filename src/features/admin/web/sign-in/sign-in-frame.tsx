import type { ReactNode } from 'react'
import { LanguagePick, useProductName } from '#features/shell/web/index.ts'
import { useShellText } from '#platform/web/i18n/use-shell-text.ts'
import { Arch } from '#platform/web/ui/arch.tsx'
import { Brand } from '#platform/web/ui/brand.tsx'
import { useSignInText } from './use-sign-in-text.ts'

const STONES = ['have', 'have', 'have', 'key', 'have', 'have', 'have'] as const

/** Frames the entry to the console: the form, and one deep panel on wide screens. */
export function SignInFrame({ children }: { children: ReactNode }) {
  const t = useSignInText()
  const shell = useShellText()
  return (
    <div className="grid min-h-dvh grid-cols-1 lg:grid-cols-2">
      <a className="skip-link" href="#main">
        {shell('shell.skip')}
      </a>
      <div className="grid grid-cols-1 grid-rows-[auto_1fr] px-gutter pt-4 pb-6 lg:pt-6">
        <header className="flex items-center justify-between gap-4">
          <a href="/" className="inline-flex no-underline">
            <Brand name={useProductName()} />
          </a>
          <LanguagePick />
        </header>
        <main id="main" className="m-auto grid w-full max-w-100 grid-cols-1 gap-5 py-8">
          {children}
        </main>
      </div>
      <aside className="deep grid content-between gap-10 overflow-hidden px-gutter pt-24 max-lg:hidden">
        <div>
          <h2 className="max-w-[14ch] text-4xl">{t('login.panel')}</h2>
          <p className="mt-4 max-w-[36ch] text-lg text-ink-2">{t('login.panelText')}</p>
        </div>
        <Arch stones={STONES} className="mx-auto w-full max-w-130" />
      </aside>
    </div>
  )
}
