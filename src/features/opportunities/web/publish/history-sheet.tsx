import { readText } from '#platform/contract/bilingual.ts'
import { call } from '#platform/web/api/api.ts'
import { VersionsSheet } from '#platform/web/editing/versions-sheet.tsx'
import { useLocale } from '#platform/web/i18n/locale-provider.tsx'
import { listRevisions, restoreRevision } from '../../contract/editing.endpoints.ts'
import { useEditorText } from '../use-editor-text.ts'
import { type Editing, useEdited, useEditedStore } from '../edit/use-edited.ts'

/** Earlier revisions, with the button to restore one. */
export function HistorySheet({ editing }: { editing: Editing }) {
  const t = useEditorText()
  const locale = useLocale()
  const { id } = useEdited()
  return (
    <VersionsSheet
      t={t}
      id={id}
      endpoint={listRevisions}
      versionsOf={({ revisions }) =>
        revisions.map(({ title, ...revision }) => ({
          ...revision,
          title: readText(title, locale).text || t('untitled'),
        }))
      }
      editing={editing}
      restore={(revision) => call(restoreRevision, { params: { id, revision } })}
      store={useEditedStore()}
    />
  )
}
