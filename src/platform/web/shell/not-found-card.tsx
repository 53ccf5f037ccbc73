import { useShellText } from '../i18n/use-shell-text.ts'
import { ButtonLink } from '../ui/buttons/button-link.tsx'

/** Shown for every path that is no page; answered with 404. */
export function NotFoundCard() {
  const t = useShellText()
  return (
    <main id="main" className="grid min-h-dvh place-items-center px-gutter py-12">
      <div className="grid w-full max-w-md justify-items-start gap-4 rounded-surface border border-line bg-surface p-6">
        <h1 className="text-2xl">{t('shell.notFoundTitle')}</h1>
        <p className="text-ink-2">{t('shell.notFoundText')}</p>
        <ButtonLink to="/" reloadDocument>
          {t('shell.home')}
        </ButtonLink>
      </div>
    </main>
  )
}
