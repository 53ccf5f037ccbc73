import { useId } from 'react'
import { useShellText } from '../i18n/use-shell-text.ts'
import { Button } from '../ui/buttons/button.tsx'
import { inputClass } from '../ui/fields/field.tsx'

const WAYS = ['/opportunities', '/ob', '/'] as const

/**
 * A search and three ways on, for whoever did not find what they came for. All of it is there before anything can fail:
 * its words are those of every page, and it is plain links and a plain form, which work without script too.
 */
export function WaysOn() {
  const t = useShellText()
  const field = useId()
  return (
    <>
      <form action="/opportunities" method="get" role="search" className="grid w-full gap-1.5">
        <label htmlFor={field} className="text-sm leading-ui font-strong">
          {t('shell.waysOn.search')}
        </label>
        <div className="flex gap-2">
          <input
            id={field}
            type="search"
            name="q"
            maxLength={200}
            enterKeyHint="search"
            className={`${inputClass} min-h-field min-w-0 flex-1`}
          />
          <Button type="submit">{t('shell.waysOn.act')}</Button>
        </div>
      </form>
      <ul className="grid w-full border-t border-line pt-2">
        {WAYS.map((path) => (
          <li key={path}>
            <a href={path} className="link inline-flex min-h-target items-center">
              {t(`shell.waysOn.${path}`)}
            </a>
          </li>
        ))}
      </ul>
    </>
  )
}
