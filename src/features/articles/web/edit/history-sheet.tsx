import { readText } from '#platform/contract/bilingual.ts'
import { call } from '#platform/web/api/api.ts'
import { VersionsSheet } from '#platform/web/editing/versions-sheet.tsx'
import { useLocale } from '#platform/web/i18n/locale-provider.tsx'
import { listArticleVersions, restoreArticleVersion } from '../../contract/editing.endpoints.ts'
import { useEditorText } from '../use-editor-text.ts'
import { type Editing, useEdited, useEditedStore } from './use-edited.ts'

/** Earlier published versions; the author can restore one. */
export function HistorySheet({ editing }: { editing: Editing }) {
  const t = useEditorText()
  const locale = useLocale()
  const { id } = useEdited()
  return (
    <VersionsSheet
      t={t}
      id={id}
      endpoint={listArticleVersions}
      versionsOf={({ versions }) =>
        versions.map(({ content, ...version }) => ({
          ...version,
          title: readText(content.title, locale).text,
        }))
      }
      editing={editing}
      restore={(version) => call(restoreArticleVersion, { params: { id, version } })}
      store={useEditedStore()}
    />
  )
}
