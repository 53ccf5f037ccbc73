import { useShellText } from '../i18n/use-shell-text.ts'
import { Button } from '../ui/buttons/button.tsx'

/** Whatever failed while a screen was drawn ends here, with a way on. */
export function ErrorScreen() {
  const t = useShellText()
  return (
    <main id="main" className="wrap grid min-h-[60vh] content-center justify-items-start gap-4 py-12">
      <h1 className="text-3xl">{t('shell.errorTitle')}</h1>
      <p className="max-w-prose text-ink-2">{t('shell.errorText')}</p>
      <div className="flex flex-wrap gap-3">
        <Button onClick={() => location.reload()}>{t('shell.retry')}</Button>
        <a href="/" className="link inline-flex min-h-target items-center">
          {t('shell.home')}
        </a>
      </div>
    </main>
  )
}
