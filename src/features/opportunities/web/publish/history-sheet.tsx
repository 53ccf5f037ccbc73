import { readText } from '#platform/contract/bilingual.ts'
import { call } from '#platform/web/api/api.ts'
import { useEndpoint } from '#platform/web/api/use-endpoint.ts'
import { VersionList, VersionsSheet } from '#platform/web/editing/versions-sheet.tsx'
import { useLocale } from '#platform/web/i18n/locale-provider.tsx'
import { QueryState } from '#platform/web/ui/states/query-state.tsx'
import { listRevisions, restoreRevision } from '../../contract/editing.endpoints.ts'
import type { Editing } from '../edit/use-content.ts'
import { useEdited, useEditedStore } from '../edit/use-edited.ts'
import { useEditorText } from '../use-editor-text.ts'

/** Earlier revisions, with the button to restore one. */
export function HistorySheet({ editing }: { editing: Editing }) {
  const t = useEditorText()
  return (
    <VersionsSheet open={t('history.open')} title={t('history.title')} closeLabel={t('close')}>
      {(close) => <Revisions editing={editing} onDone={close} />}
    </VersionsSheet>
  )
}

function Revisions({ editing, onDone }: { editing: Editing; onDone: () => void }) {
  const t = useEditorText()
  const locale = useLocale()
  const store = useEditedStore()
  const { id } = useEdited()
  const query = useEndpoint(listRevisions, { params: { id }, gcTime: 0, staleTime: 0 })
  return (
    <QueryState query={query}>
      {({ revisions }) => (
        <VersionList
          versions={revisions.map(({ title, ...revision }) => ({
            ...revision,
            title: readText(title, locale).text || t('untitled'),
          }))}
          words={{
            none: t('history.none'),
            restore: t('history.restore'),
            restored: t('history.restored'),
            failed: t('general'),
          }}
          editing={editing}
          restore={(revision) => call(restoreRevision, { params: { id, revision } })}
          onRestored={(edited) => {
            store.change(() => edited)
            onDone()
          }}
        />
      )}
    </QueryState>
  )
}
