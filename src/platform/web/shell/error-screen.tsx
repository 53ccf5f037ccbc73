import { lazy, Suspense } from 'react'
import { useRouteLoaderData } from 'react-router'
import { useShellText } from '../i18n/use-shell-text.ts'
import { Brand } from '../ui/brand.tsx'
import { Button } from '../ui/buttons/button.tsx'

// Nearly nobody needs them, and where they or their words cannot be fetched the way home is enough.
const WaysOn = lazy(async () => {
  try {
    const { WaysOn: Ways, useWaysText } = await import('./ways-on.tsx')
    await useWaysText.load(globalThis.document?.documentElement.lang === 'en' ? 'en' : 'bhs')
    return { default: Ways }
  } catch {
    return { default: Home }
  }
})

/** Whatever failed while a screen was drawn ends here, with ways on; `bare` where no header stands above it. */
export function ErrorScreen({ bare = false }: { bare?: boolean }) {
  const t = useShellText()
  return (
    <>
      {bare && <PlainHeader />}
      <main id="main" className="wrap grid justify-items-center py-12 lg:py-20">
        <div className="grid w-full max-w-xl content-start justify-items-start gap-4 rounded-surface border border-line bg-surface p-6 lg:p-8">
          <h1 className="text-2xl">{t('shell.errorTitle')}</h1>
          <p className="text-ink-2">{t('shell.errorText')}</p>
          <Button onClick={() => location.reload()}>{t('shell.retry')}</Button>
          <Suspense fallback={<Home />}>
            <WaysOn />
          </Suspense>
        </div>
      </main>
    </>
  )
}

function Home() {
  const t = useShellText()
  return (
    <a href="/" className="link inline-flex min-h-target items-center">
      {t('shell.home')}
    </a>
  )
}

/** The way home, where the header itself could not be drawn. */
export function PlainHeader() {
  const product = useRouteLoaderData<{ product: string }>('root')?.product ?? 'Zamah'
  return (
    <header className="wrap flex h-bar items-center border-b border-line">
      <a href="/">
        <Brand name={product} />
      </a>
    </header>
  )
}
