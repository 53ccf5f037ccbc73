import { useRouteLoaderData } from 'react-router'
import { useShellText } from '../i18n/use-shell-text.ts'
import { Brand } from '../ui/brand.tsx'
import { Button } from '../ui/buttons/button.tsx'
import { WaysOn } from './ways-on.tsx'

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
          <WaysOn />
        </div>
      </main>
    </>
  )
}

/** The way home, where the header itself could not be drawn. */
function PlainHeader() {
  const product = useRouteLoaderData<{ product: string }>('root')?.product ?? 'Zamah'
  return (
    <header className="border-b border-line">
      <div className="wrap flex h-bar items-center">
        <a className="inline-flex" href="/">
          <Brand name={product} />
        </a>
      </div>
    </header>
  )
}
