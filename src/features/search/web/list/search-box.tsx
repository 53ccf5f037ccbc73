import { Search } from 'lucide-react'
import { type FormEvent, useEffect, useRef } from 'react'
import { useNavigate } from 'react-router'
import { Button } from '#platform/web/ui/buttons/button.tsx'
import { inputClass } from '#platform/web/ui/fields/field.tsx'
import { type Criteria, Q_MAX, writeCriteria } from '../../contract/criteria.ts'
import { useText } from '../use-text.ts'
import { hrefOf, type View } from './hrefs.ts'

const PAUSE_MS = 350

/** The words of the search: a form without script; with it the list follows the typing. */
export function SearchBox({ criteria, view }: { criteria: Criteria; view: View }) {
  const t = useText()
  const navigate = useNavigate()
  const input = useRef<HTMLInputElement>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const lastQuery = useRef(criteria.q)
  useEffect(() => {
    // After another search opens, the field takes its words, but never over text being typed.
    if (input.current && criteria.q !== lastQuery.current) input.current.value = criteria.q
    lastQuery.current = criteria.q
  }, [criteria.q])
  useEffect(() => () => clearTimeout(timer.current), [])

  function go(replace: boolean) {
    clearTimeout(timer.current)
    const q = (input.current?.value ?? '').trim().slice(0, Q_MAX)
    if (q === lastQuery.current) return
    lastQuery.current = q
    void navigate(hrefOf({ ...criteria, q }, { view }), { replace, preventScrollReset: true })
  }
  function submit(event: FormEvent) {
    event.preventDefault()
    go(false)
  }
  function type() {
    clearTimeout(timer.current)
    timer.current = setTimeout(() => go(true), PAUSE_MS)
  }
  const { q: _q, ...rest } = writeCriteria(criteria)
  return (
    <form
      role="search"
      method="get"
      action="/opportunities"
      onSubmit={submit}
      className="flex min-w-0 max-w-[44rem] flex-1 basis-80 gap-2"
    >
      <label htmlFor="q" className="sr-only">
        {t('search.label')}
      </label>
      <span className="relative block min-w-0 flex-1">
        <Search className="pointer-events-none absolute top-3.5 left-3.5 text-ink-3" aria-hidden />
        <input
          ref={input}
          id="q"
          name="q"
          type="search"
          enterKeyHint="search"
          autoComplete="off"
          maxLength={Q_MAX}
          defaultValue={criteria.q}
          placeholder={t('search.placeholder')}
          onInput={type}
          className={`${inputClass} min-h-field pl-11`}
        />
      </span>
      {Object.entries(rest).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {view === 'map' && <input type="hidden" name="view" value="map" />}
      <Button type="submit" look="river">
        {t('search.submit')}
      </Button>
    </form>
  )
}
