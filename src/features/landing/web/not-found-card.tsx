import { Suspense } from 'react'
import { textHook } from '#platform/web/i18n/text-hook.ts'
import { WaysOn } from '#platform/web/shell/ways-on.tsx'

const useText = textHook({
  bhs: () => import('../contract/not-found-messages.bhs.ts'),
  en: () => import('../contract/not-found-messages.en.ts'),
})

/** Shown with status 404 for every unknown path; its links work without script too. */
export function NotFoundCard() {
  return (
    <main id="main" className="wrap grid justify-items-center py-12 lg:py-20">
      <div className="grid min-h-84 w-full max-w-xl content-start gap-4 rounded-surface border border-line bg-surface p-6 lg:p-8">
        <Suspense>
          <Words />
        </Suspense>
      </div>
    </main>
  )
}

function Words() {
  const t = useText()
  return (
    <>
      <h1 className="text-2xl">{t('title')}</h1>
      <p className="text-ink-2">{t('text')}</p>
      <WaysOn />
    </>
  )
}
