import { useId } from 'react'
import { textHook } from '../i18n/text-hook.ts'
import { Button } from '../ui/buttons/button.tsx'

export const useWaysText = textHook({
  bhs: () => import('#platform/contract/ways/messages.bhs.ts'),
  en: () => import('#platform/contract/ways/messages.en.ts'),
})

const WAYS = ['/opportunities', '/ob', '/'] as const

/**
 * A search and three ways on, for whoever did not find what they came for: plain links and a plain form, which work
 * without script too.
 */
export function WaysOn() {
  const t = useWaysText()
  const field = useId()
  return (
    <>
      <form action="/opportunities" method="get" role="search" className="grid w-full gap-1.5">
        <label htmlFor={field} className="text-sm leading-ui font-strong">
          {t('search')}
        </label>
        <div className="flex gap-2">
          <input
            id={field}
            type="search"
            name="q"
            maxLength={200}
            enterKeyHint="search"
            className="min-h-field min-w-0 flex-1 rounded-control border border-edge bg-surface px-3.5 text-md"
          />
          <Button type="submit">{t('act')}</Button>
        </div>
      </form>
      <ul className="grid w-full border-t border-line pt-2">
        {WAYS.map((path) => (
          <li key={path}>
            <a href={path} className="link inline-flex min-h-target items-center">
              {t(`ways.${path}`)}
            </a>
          </li>
        ))}
      </ul>
    </>
  )
}
