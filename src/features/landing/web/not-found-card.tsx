import { Search } from 'lucide-react'
import { Suspense } from 'react'
import { textHook } from '#platform/web/i18n/text-hook.ts'
import { useShellText } from '#platform/web/i18n/use-shell-text.ts'
import { Button } from '#platform/web/ui/buttons/button.tsx'
import { TextInput } from '#platform/web/ui/fields/text-input.tsx'

const useText = textHook({
  bhs: () => import('../contract/not-found-messages.bhs.ts'),
  en: () => import('../contract/not-found-messages.en.ts'),
})

/** Shown for every path that is no page, answered with 404; what it offers works without script too. */
export function NotFoundCard() {
  return (
    <main id="main" className="wrap grid justify-items-center py-12 lg:py-20">
      <div className="grid min-h-84 w-full max-w-xl content-start gap-4 rounded-surface border border-line bg-surface p-6 lg:p-8">
        <Suspense>
          <WaysOn />
        </Suspense>
      </div>
    </main>
  )
}

const WAYS = ['/opportunities', '/ob'] as const

function WaysOn() {
  const t = useText()
  const shell = useShellText()
  const ways = [
    ...WAYS.map((path) => [path, t(`ways.${path}`)] as const),
    ['/', shell('shell.home')] as const,
  ]
  return (
    <>
      <h1 className="text-2xl">{t('title')}</h1>
      <p className="text-ink-2">{t('text')}</p>
      <form action="/opportunities" method="get" role="search" className="flex items-end gap-2">
        <TextInput
          type="search"
          name="q"
          label={t('label')}
          maxLength={200}
          enterKeyHint="search"
          className="min-w-0 flex-1"
        />
        <Button type="submit" icon={<Search />}>
          {t('search')}
        </Button>
      </form>
      <ul className="grid border-t border-line pt-2">
        {ways.map(([path, text]) => (
          <li key={path}>
            <a href={path} className="link inline-flex min-h-target items-center">
              {text}
            </a>
          </li>
        ))}
      </ul>
    </>
  )
}
