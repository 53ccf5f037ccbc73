import { readText } from '#platform/contract/bilingual.ts'
import { formatDate, formatTime } from '#platform/contract/dates.ts'
import { call } from '#platform/web/api/api.ts'
import type { ComparedText } from '#platform/web/editing/text-comparison.tsx'
import { VersionsSheet } from '#platform/web/editing/versions-sheet.tsx'
import { useLocale } from '#platform/web/i18n/locale-provider.tsx'
import { comparedTexts } from '../../contract/compared-texts.ts'
import type { Content } from '../../contract/content.ts'
import { listRevisions, restoreRevision } from '../../contract/editing.endpoints.ts'
import { useEditorText } from '../use-editor-text.ts'
import { type Editing, useEdited, useEditedStore } from '../edit/use-edited.ts'

/** Earlier revisions, what has changed since each, and the button to restore one. */
export function HistorySheet({ editing }: { editing: Editing }) {
  const t = useEditorText()
  const locale = useLocale()
  const compare = useComparison()
  const { id } = useEdited()
  return (
    <VersionsSheet
      t={t}
      id={id}
      endpoint={listRevisions}
      versionsOf={({ revisions }) =>
        revisions.map(({ title, content: _content, ...revision }) => ({
          ...revision,
          title: readText(title, locale).text || t('untitled'),
        }))
      }
      textsOf={({ revisions }, revision) => {
        const then = revisions.find(({ id: one }) => one === revision)?.content
        return then ? compare(editing.value, then) : []
      }}
      editing={editing}
      restore={(revision) => call(restoreRevision, { params: { id, revision } })}
      store={useEditedStore()}
    />
  )
}

/** Compares the texts, the deadline and the amounts of two states. */
function useComparison() {
  const t = useEditorText()
  const locale = useLocale()
  return (mine: Content, theirs: Content): ComparedText[] => {
    const facts = (of: Content) => ({
      deadline: of.deadline
        ? `${formatDate(new Date(of.deadline), locale)}, ${formatTime(new Date(of.deadline))}`
        : t('history.without'),
      amountMin: of.amountMin === null ? t('history.without') : String(of.amountMin),
      amountMax: of.amountMax === null ? t('history.without') : String(of.amountMax),
    })
    const now = facts(mine)
    const then = facts(theirs)
    return [
      ...comparedTexts(mine, theirs).map(({ field, ...text }) => ({
        ...text,
        label: t('history.text', { label: t(`fields.${field}`), language: t(`history.${text.language}`) }),
      })),
      ...(['deadline', 'amountMin', 'amountMax'] as const).map((field) => ({
        label: t(`fields.${field}`),
        mine: now[field],
        theirs: then[field],
      })),
    ]
  }
}
