import type { ReactNode } from 'react'
import { useShellText } from '#platform/web/i18n/use-shell-text.ts'
import { NeedsScript } from '#platform/web/ui/blocks/needs-script.tsx'
import { AuthHeader } from './auth-header.tsx'

type AuthFrameProps = { panel: ReactNode; foot?: ReactNode; children: ReactNode }

/** Frames a form on the left and one deep panel on the right; on phones the form alone. */
export function AuthFrame({ panel, foot, children }: AuthFrameProps) {
  const shell = useShellText()
  return (
    <div className="grid min-h-dvh grid-cols-1 lg:grid-cols-[minmax(0,1fr)_minmax(0,1.1fr)]">
      <a className="skip-link" href="#main">
        {shell('shell.skip')}
      </a>
      <div className="grid grid-cols-1 grid-rows-[auto_1fr_auto] px-gutter pt-4 pb-6 lg:pt-6">
        <AuthHeader />
        <main id="main" className="m-auto grid w-full max-w-100 grid-cols-1 gap-5 py-8">
          <NeedsScript />
          {children}
        </main>
        {foot && <footer className="text-xs text-ink-3">{foot}</footer>}
      </div>
      {panel}
    </div>
  )
}
