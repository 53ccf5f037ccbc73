import { keepPreviousData } from '@tanstack/react-query'
import { ArrowRight, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { formatDate } from '#platform/contract/dates.ts'
import { call } from '#platform/web/api/api.ts'
import { useAct } from '#platform/web/api/use-act.ts'
import { useEndpointPages } from '#platform/web/api/use-endpoint.ts'
import { useSettled } from '#platform/web/forms/use-settled.ts'
import { useLocale } from '#platform/web/i18n/locale-provider.tsx'
import { EmptyState } from '#platform/web/ui/blocks/empty-state.tsx'
import { IconButton } from '#platform/web/ui/buttons/icon-button.tsx'
import { SearchField } from '#platform/web/ui/fields/search-field.tsx'
import { ListFoot } from '#platform/web/ui/states/list-foot.tsx'
import { deleteRedirect, listRedirects, type Redirect } from '../../contract/redirects/redirects.endpoints.ts'
import { useRedirectsText } from './use-redirects-text.ts'

/** Old addresses, where they lead and how often somebody came. */
export function RedirectList() {
  const t = useRedirectsText()
  const [word, setWord] = useState('')
  const q = useSettled(word).trim()
  const query = useEndpointPages(listRedirects, {
    query: { ...(q && { q }) },
    placeholderData: keepPreviousData,
    staleTime: 0,
  })
  const redirects = query.data?.pages.flatMap((page) => page.redirects) ?? []
  return (
    <div>
      <SearchField name="q" label={t('search')} value={word} onChange={setWord} className="mb-4" />
      {query.isSuccess && redirects.length === 0 && <EmptyState title={t(q ? 'nothing' : 'none')} />}
      <ul>
        {redirects.map((redirect) => (
          <li key={redirect.id}>
            <Row redirect={redirect} />
          </li>
        ))}
      </ul>
      <ListFoot list={query} />
    </div>
  )
}

function Row({ redirect: { id, path, target, isImported, hits, hitAt } }: { redirect: Redirect }) {
  const t = useRedirectsText()
  const locale = useLocale()
  const { busy, act } = useAct({ refresh: [listRedirects.path], failed: t('failed') })
  return (
    <div className="flex items-start gap-3 border-t border-line py-3">
      <div className="min-w-0 flex-1" translate="no">
        <p className="font-strong [overflow-wrap:anywhere]">{path}</p>
        <p className="flex items-start gap-2 text-sm [overflow-wrap:anywhere]">
          <ArrowRight size={18} className="mt-0.5 flex-none text-ink-3" aria-hidden />
          <span className="sr-only">{t('leads')}</span>
          {target === null ? (
            <span translate="yes">{t('unread')}</span>
          ) : (
            <a className="link" href={target}>
              {target}
            </a>
          )}
        </p>
        <p className="flex flex-wrap gap-x-3 text-xs text-ink-2" translate="yes">
          <span>{t('hits', { count: hits })}</span>
          {hitAt && <span>{t('last', { date: formatDate(new Date(hitAt), locale) })}</span>}
          {isImported && <span>{t('imported')}</span>}
        </p>
      </div>
      <IconButton
        icon={<Trash2 />}
        label={t('remove', { path })}
        disabled={busy}
        onClick={() => void act(() => call(deleteRedirect, { params: { id } }), t('removed'))}
      />
    </div>
  )
}
