import { History } from 'lucide-react'
import { useState } from 'react'
import { readText } from '#platform/contract/bilingual.ts'
import { formatDate, formatTime } from '#platform/contract/dates.ts'
import { errorText } from '#platform/web/api/api-error.ts'
import { call } from '#platform/web/api/api.ts'
import { useLocale } from '#platform/web/i18n/locale-provider.tsx'
import { Button } from '#platform/web/ui/buttons/button.tsx'
import { Sheet } from '#platform/web/ui/layers/dialog.tsx'
import { toast } from '#platform/web/ui/layers/toast-store.ts'
import { useEndpoint } from '#platform/web/api/use-endpoint.ts'
import { QueryState } from '#platform/web/ui/states/query-state.tsx'
import { listRevisions, restoreRevision } from '../../contract/editing.endpoints.ts'
import type { Editing } from '../edit/use-content.ts'
import { useEdited, useEditedStore } from '../edit/use-edited.ts'
import { useEditorText } from '../use-editor-text.ts'

/** Earlier states, and the way back to one. */
export function HistorySheet({ editing }: { editing: Editing }) {
  const t = useEditorText()
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button small look="quiet" icon={<History />} onClick={() => setOpen(true)}>
        {t('history.open')}
      </Button>
      <Sheet open={open} onClose={() => setOpen(false)} title={t('history.title')} closeLabel={t('close')}>
        <Revisions editing={editing} onDone={() => setOpen(false)} />
      </Sheet>
    </>
  )
}

function Revisions({ editing, onDone }: { editing: Editing; onDone: () => void }) {
  const t = useEditorText()
  const locale = useLocale()
  const store = useEditedStore()
  const { id } = useEdited()
  const [busy, setBusy] = useState<string>()
  const query = useEndpoint(listRevisions, { params: { id }, gcTime: 0, staleTime: 0 })
  const { data } = query
  async function restore(revision: string) {
    setBusy(revision)
    try {
      await editing.save()
      const answer = await call(restoreRevision, { params: { id, revision } })
      editing.forget()
      store.change(() => answer)
      toast({ title: t('history.restored') })
      onDone()
    } catch (error) {
      toast({ title: errorText(error, t('general')), variant: 'destructive' })
    } finally {
      setBusy(undefined)
    }
  }
  if (!data) return <QueryState query={query} />
  if (data.revisions.length === 0) return <p className="text-sm text-ink-2">{t('history.none')}</p>
  return (
    <ul>
      {data.revisions.map(({ id: revision, at, by, title }) => {
        const date = `${formatDate(new Date(at), locale)} ${formatTime(new Date(at))}`
        return (
          <li key={revision} className="border-t border-line py-3 first:border-0">
            <p className="font-ui [overflow-wrap:anywhere]">
              {readText(title, locale).text || t('untitled')}
            </p>
            <p className="text-xs text-ink-3">
              {by ? t('history.by', { date, name: by }) : t('history.byNobody', { date })}
            </p>
            <Button
              small
              look="quiet"
              className="-ml-3"
              busy={busy === revision && t('history.restoring')}
              onClick={() => void restore(revision)}
            >
              {t('history.restore')}
            </Button>
          </li>
        )
      })}
    </ul>
  )
}
