import { textHook } from '../i18n/text-hook.ts'
import { useShellText } from '../i18n/use-shell-text.ts'
import { Button } from '../ui/buttons/button.tsx'
import { PlainHeader } from './error-screen.tsx'

const useRestingText = textHook({
  bhs: () => import('#platform/contract/resting-messages.bhs.ts'),
  en: () => import('#platform/contract/resting-messages.en.ts'),
})

/** Stands in the place of a page whose area staff have switched off; `bare` where no header stands above it. */
export function RestingScreen({ bare }: { bare: boolean }) {
  const t = useShellText()
  const words = useRestingText()
  return (
    <>
      {bare && <PlainHeader />}
      <main id="main" className="wrap grid justify-items-center py-12 lg:py-20">
        <div className="grid w-full max-w-xl content-start justify-items-start gap-4 rounded-surface border border-line bg-surface p-6 lg:p-8">
          <h1 className="text-2xl">{words('title')}</h1>
          <p className="text-ink-2">{words('text')}</p>
          <Button onClick={() => location.reload()}>{t('shell.retry')}</Button>
          <a href="/" className="link inline-flex min-h-target items-center">
            {t('shell.home')}
          </a>
        </div>
      </main>
    </>
  )
}
