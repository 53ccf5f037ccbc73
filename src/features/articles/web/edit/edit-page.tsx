import { useState } from 'react'
import { readText } from '#platform/contract/bilingual.ts'
import { TextComparison } from '#platform/web/editing/text-comparison.tsx'
import { EditFrame } from '#platform/web/editing/edit-frame.tsx'
import { SaveNote } from '#platform/web/forms/save-note.tsx'
import { useLocale } from '#platform/web/i18n/locale-provider.tsx'
import { useBackStep } from '#platform/web/shell/use-back-step.ts'
import { Chip } from '#platform/web/ui/blocks/chip.tsx'
import { Segmented } from '#platform/web/ui/blocks/pick.tsx'
import { comparedTexts } from '../../contract/compared-texts.ts'
import { ArticleView } from '../article-view.tsx'
import { DRAFT_PARTS, DraftCover } from '../draft-parts.tsx'
import { useEditorText } from '../use-editor-text.ts'
import { TalkButton } from '../talk/talk-button.tsx'
import { TalkPanel } from '../talk/talk-panel.tsx'
import { usePassages } from '../talk/use-passages.tsx'
import { useDraftTalk } from '../talk/use-draft-talk.ts'
import { previewOf } from './preview-of.ts'
import { useLabelledTexts } from './use-labelled-texts.ts'
import { PublishCard } from './publish-card.tsx'
import { STATE_TONE } from './state-tone.ts'
import { useContent, useEdited } from './use-edited.ts'
import { WritingPart } from './writing-part.tsx'

type Mode = 'write' | 'preview'

/** An article being written: its text, saving and publishing beside it. */
export function EditPage() {
  const t = useEditorText()
  const locale = useLocale()
  const edited = useEdited()
  const editing = useContent()
  const labelled = useLabelledTexts()
  const talk = useDraftTalk(edited.id)
  const [mode, setMode] = useState<Mode>('write')
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({})
  const { value: content, faults } = editing
  useBackStep(mode === 'preview', () => setMode('write'))
  const passages = usePassages({ talk, body: content.body, onWrite: () => setMode('write') })
  return (
    <EditFrame
      above={<Chip tone={STATE_TONE[edited.state]}>{t(`states.${edited.state}`)}</Chip>}
      title={readText(content.title, locale).text || t('untitled')}
      tools={
        <div className="flex items-center gap-2">
          <Segmented<Mode>
            label={t('publish.preview')}
            value={mode}
            options={(['write', 'preview'] as const).map((value) => ({ value, text: t(`publish.${value}`) }))}
            onChange={setMode}
          />
          <TalkButton talk={talk} />
        </div>
      }
      aside={
        <>
          <SaveNote
            autosave={editing}
            comparison={<TextComparison texts={labelled(comparedTexts(content, edited.content))} />}
          />
          <TalkPanel id={edited.id} talk={talk} passages={passages} />
          <PublishCard editing={editing} errors={errors} onErrors={setErrors} />
        </>
      }
    >
      {mode === 'write' ? (
        <WritingPart
          content={content}
          errors={{ ...errors, ...faults }}
          edit={editing.edit}
          talk={passages.fields}
        />
      ) : (
        <ArticleView
          article={previewOf(edited, content)}
          titleTag="h2"
          draft={{ cover: <DraftCover cover={content.cover} />, parts: DRAFT_PARTS }}
        />
      )}
    </EditFrame>
  )
}
