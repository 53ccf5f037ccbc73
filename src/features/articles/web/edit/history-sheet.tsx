import { readText } from '#platform/contract/bilingual.ts'
import { call } from '#platform/web/api/api.ts'
import { VersionsSheet } from '#platform/web/editing/versions-sheet.tsx'
import { useLocale } from '#platform/web/i18n/locale-provider.tsx'
import { comparedTexts } from '../../contract/compared-texts.ts'
import { listArticleVersions, restoreArticleVersion } from '../../contract/editing.endpoints.ts'
import { useEditorText } from '../use-editor-text.ts'
import { type Editing, useEdited, useEditedStore } from './use-edited.ts'
import { useLabelledTexts } from './use-labelled-texts.ts'

/** Earlier published versions; the author can compare them with the draft and restore one. */
export function HistorySheet({ editing }: { editing: Editing }) {
  const t = useEditorText()
  const locale = useLocale()
  const labelled = useLabelledTexts()
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
      textsOf={({ versions }, version) => {
        const then = versions.find(({ id: one }) => one === version)
        return then ? labelled(comparedTexts(editing.value, then.content)) : []
      }}
      editing={editing}
      restore={(version) => call(restoreArticleVersion, { params: { id, version } })}
      store={useEditedStore()}
    />
  )
}
