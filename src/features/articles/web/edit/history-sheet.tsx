import { History } from 'lucide-react'
import { useState } from 'react'
import { readText } from '#platform/contract/bilingual.ts'
import { formatDate, formatTime } from '#platform/contract/dates.ts'
import { call } from '#platform/web/api/api.ts'
import { useAct } from '#platform/web/api/use-act.ts'
import { useEndpoint } from '#platform/web/api/use-endpoint.ts'
import { useLocale } from '#platform/web/i18n/locale-provider.tsx'
import { Button } from '#platform/web/ui/buttons/button.tsx'
import { Sheet } from '#platform/web/ui/layers/dialog.tsx'
import { QueryState } from '#platform/web/ui/states/query-state.tsx'
import { listArticleVersions, restoreArticleVersion } from '../../contract/editing.endpoints.ts'
import { useEditorText } from '../use-editor-text.ts'
import { type Editing, useEdited, useEditedStore } from './use-edited.ts'

/** What was published before, and the way back to it. */
export function HistorySheet({ editing }: { editing: Editing }) {
  const t = useEditorText()
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button small look="quiet" icon={<History />} onClick={() => setOpen(true)}>
        {t('history.open')}
      </Button>
      <Sheet open={open} onClose={() => setOpen(false)} title={t('history.title')} closeLabel={t('close')}>
        <Versions editing={editing} onDone={() => setOpen(false)} />
      </Sheet>
    </>
  )
}

function Versions({ editing, onDone }: { editing: Editing; onDone: () => void }) {
  const t = useEditorText()
  const locale = useLocale()
  const store = useEditedStore()
  const { id } = useEdited()
  const { busy, act } = useAct({ refresh: [], failed: t('general') })
  const query = useEndpoint(listArticleVersions, { params: { id }, gcTime: 0, staleTime: 0 })
  async function restore(version: string) {
    await editing.save()
    const done = await act(
      () => call(restoreArticleVersion, { params: { id, version } }),
      t('history.restored'),
    )
    if (!done) return
    editing.forget()
    store.change(() => done.answer)
    onDone()
  }
  return (
    <QueryState query={query}>
      {({ versions }) =>
        versions.length === 0 ? (
          <p className="text-sm text-ink-2">{t('history.none')}</p>
        ) : (
          <ul>
            {versions.map(({ id: version, at, content }) => (
              <li
                key={version}
                className="flex flex-wrap items-center justify-between gap-3 border-t border-line py-3"
              >
                <p className="min-w-0 flex-1 basis-40 text-sm">
                  <span className="block font-strong [overflow-wrap:anywhere]">
                    {readText(content.title, locale).text}
                  </span>
                  <span className="text-ink-2">
                    {formatDate(new Date(at), locale)}, {formatTime(new Date(at))}
                  </span>
                </p>
                <Button small disabled={busy} onClick={() => void restore(version)}>
                  {t('history.restore')}
                </Button>
              </li>
            ))}
          </ul>
        )
      }
    </QueryState>
  )
}
