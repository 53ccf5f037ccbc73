import { Trash2 } from 'lucide-react'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { Link } from 'react-router'
import { formatDate } from '#platform/contract/dates.ts'
import { call } from '#platform/web/api/api.ts'
import { useLocale } from '#platform/web/i18n/locale-provider.tsx'
import { EmptyState } from '#platform/web/ui/blocks/empty-state.tsx'
import { IconButton } from '#platform/web/ui/buttons/icon-button.tsx'
import { ButtonLink } from '#platform/web/ui/buttons/button-link.tsx'
import { Select } from '#platform/web/ui/fields/select.tsx'
import { Dialog } from '#platform/web/ui/layers/dialog.tsx'
import { DialogFoot } from '#platform/web/ui/layers/dialog-foot.tsx'
import { toast } from '#platform/web/ui/layers/toast-store.ts'
import { useEndpoint } from '#platform/web/api/use-endpoint.ts'
import { endpointKey } from '#platform/web/api/endpoint-key.ts'
import { QueryState } from '#platform/web/ui/states/query-state.tsx'
import { Waiting } from '#platform/web/ui/states/waiting.tsx'
import { readCriteria } from '../../contract/criteria.ts'
import {
  updateSavedSearch,
  FREQUENCIES,
  type Frequency,
  listSaved,
  removeSaved,
  type Saved,
} from '../../contract/saved.endpoints.ts'
import { hrefOf } from '../list/hrefs.ts'
import { useText } from '../use-text.ts'

type Answer = { items: Saved[] }

/** The person's searches: open one, change its frequency, or delete it. */
export function SavedList() {
  const t = useText()
  const list = useEndpoint(listSaved, { staleTime: 0 })
  if (!list.data) {
    const waiting = <Waiting className="mt-6" />
    return <QueryState query={list} small className="mt-6" title={t('results.failed')} waiting={waiting} />
  }
  if (list.data.items.length === 0) {
    return (
      <EmptyState
        drawing="searches"
        className="mt-6"
        title={t('saved.empty')}
        text={t('saved.emptyText')}
        action={
          <ButtonLink to="/opportunities" look="river">
            {t('saved.find')}
          </ButtonLink>
        }
      />
    )
  }
  return (
    <ul className="mt-6 border-t border-line">
      {list.data.items.map((saved) => (
        <SavedRow key={saved.id} saved={saved} />
      ))}
    </ul>
  )
}

function SavedRow({ saved }: { saved: Saved }) {
  const t = useText()
  const locale = useLocale()
  const [asking, setAsking] = useState(false)
  const { change, remove } = useChanges(saved)
  const { name, frequency, query, createdAt } = saved
  return (
    <li className="grid grid-cols-[minmax(0,1fr)_auto] items-end gap-x-3 gap-y-2 border-b border-line py-4 sm:grid-cols-[minmax(0,1fr)_15rem_auto]">
      <div className="min-w-0 max-sm:col-span-2">
        <Link
          to={hrefOf(readCriteria(new URLSearchParams(query)))}
          className="link inline-flex min-h-target items-center font-strong [overflow-wrap:anywhere]"
        >
          {name}
        </Link>
        <p className="text-xs text-ink-2">
          {t('saved.since', { date: formatDate(new Date(createdAt), locale) })}
        </p>
      </div>
      <Select
        name={`frequency-${saved.id}`}
        label={
          <>
            {t('saved.frequency')}
            <span className="sr-only">: {name}</span>
          </>
        }
        value={frequency}
        onChange={(event) => void change(event.currentTarget.value as Frequency)}
        options={FREQUENCIES.map((value) => ({ value, text: t(`frequency.${value}`) }))}
      />
      <IconButton
        icon={<Trash2 aria-hidden />}
        label={t('saved.removeOf', { name })}
        title={t('saved.remove')}
        className="min-h-field"
        onClick={() => setAsking(true)}
      />
      <Dialog
        open={asking}
        onClose={() => setAsking(false)}
        title={t('saved.removeTitle', { name })}
        closeLabel={t('save.close')}
        actions={
          <DialogFoot
            onCancel={() => setAsking(false)}
            act={t('saved.remove')}
            onAct={() => remove().then(() => setAsking(false))}
            look="harm"
          />
        }
      >
        <p className="text-sm text-ink-2">{t('saved.removeText')}</p>
      </Dialog>
    </li>
  )
}

/** Changes at once, reverted on failure. */
function useChanges({ id }: Saved) {
  const t = useText()
  const queries = useQueryClient()
  const key = endpointKey(listSaved)
  async function attempt(next: (items: Saved[]) => Saved[], send: () => Promise<unknown>, done: string) {
    const before = queries.getQueryData<Answer>(key)
    if (before) queries.setQueryData<Answer>(key, { items: next(before.items) })
    try {
      await send()
      toast({ title: done })
    } catch {
      queries.setQueryData(key, before)
      toast({ title: t('saved.failed'), variant: 'destructive' })
    }
  }
  return {
    change: (frequency: Frequency) =>
      attempt(
        (items) => items.map((item) => (item.id === id ? { ...item, frequency } : item)),
        () => call(updateSavedSearch, { params: { id }, body: { frequency } }),
        t('saved.changed'),
      ),
    remove: () =>
      attempt(
        (items) => items.filter((item) => item.id !== id),
        () => call(removeSaved, { params: { id } }),
        t('saved.removed'),
      ),
  }
}
