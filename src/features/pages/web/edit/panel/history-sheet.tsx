import { readText } from '#platform/contract/bilingual.ts'
import { call } from '#platform/web/api/api.ts'
import { useEndpoint } from '#platform/web/api/use-endpoint.ts'
import { VersionList, VersionsSheet } from '#platform/web/editing/versions-sheet.tsx'
import { useLocale } from '#platform/web/i18n/locale-provider.tsx'
import { QueryState } from '#platform/web/ui/states/query-state.tsx'
import { listPageVersions, restorePageVersion } from '../../../contract/editing.endpoints.ts'
import { useEditorText } from '../../use-editor-text.ts'
import { type Editing, useEdited, useEditedStore } from '../use-edited.ts'

/** Earlier published versions; staff can restore one. */
export function HistorySheet({ editing }: { editing: Editing }) {
  const t = useEditorText()
  return (
    <VersionsSheet open={t('history.open')} title={t('history.title')} closeLabel={t('close')}>
      {(close) => <Versions editing={editing} onDone={close} />}
    </VersionsSheet>
  )
}

function Versions({ editing, onDone }: { editing: Editing; onDone: () => void }) {
  const t = useEditorText()
  const locale = useLocale()
  const store = useEditedStore()
  const { id } = useEdited()
  const query = useEndpoint(listPageVersions, { params: { id }, gcTime: 0, staleTime: 0 })
  return (
    <QueryState query={query}>
      {({ versions }) => (
        <VersionList
          versions={versions.map(({ title, ...version }) => ({
            ...version,
            title: readText(title, locale).text,
          }))}
          words={{
            none: t('history.none'),
            restore: t('history.restore'),
            restored: t('history.restored'),
            failed: t('general'),
          }}
          editing={editing}
          restore={(version) => call(restorePageVersion, { params: { id, version } })}
          onRestored={(edited) => {
            store.change(() => edited)
            onDone()
          }}
        />
      )}
    </QueryState>
  )
}
