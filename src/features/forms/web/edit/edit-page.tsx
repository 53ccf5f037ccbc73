import { useState } from 'react'
import { readText } from '#platform/contract/bilingual.ts'
import { EditFrame } from '#platform/web/editing/edit-frame.tsx'
import { SaveNote } from '#platform/web/forms/save-note.tsx'
import { useLocale } from '#platform/web/i18n/locale-provider.tsx'
import { Chip } from '#platform/web/ui/blocks/chip.tsx'
import { Tabs } from '#platform/web/ui/blocks/tabs.tsx'
import { classNames } from '#platform/web/ui/class-names.ts'
import { STATE_TONE } from '../state-tone.ts'
import { useEditorText } from '../use-editor-text.ts'
import { LogicPart } from './logic-part.tsx'
import { QuestionPanel } from './question-panel.tsx'
import { useQuestions } from './use-questions.ts'
import { PublishCard } from './publish-card.tsx'
import { QuestionsPart } from './questions-part.tsx'
import { SettingsPart } from './settings-part.tsx'
import { WebhookPart } from '../webhook/webhook-part.tsx'
import { useDoor } from '../use-door.ts'
import { useContent, useEdited } from './use-edited.ts'

/** The webhook saves by itself, apart from the settings. */
function SettingsTab() {
  return (
    <>
      <SettingsPart />
      <WebhookPart />
    </>
  )
}

type Part = 'questions' | 'logic' | 'settings'

/** A form being made: its questions and settings, saving and publishing beside them. */
export function EditPage() {
  const t = useEditorText()
  const { list, answers } = useDoor()
  const locale = useLocale()
  const edited = useEdited()
  const editing = useContent()
  const [part, setPart] = useState<Part>('questions')
  const [missing, setMissing] = useState<Readonly<Record<string, string>>>({})
  const { value: content } = editing
  const questions = useQuestions(content, editing.edit)
  const beside = part === 'questions' && questions.isWide ? questions.opened : undefined
  return (
    <EditFrame
      above={
        <>
          <a className="link inline-flex min-h-target items-center" href={list}>
            {t('back')}
          </a>
          <Chip tone={STATE_TONE[edited.state]}>{t(`states.${edited.state}`)}</Chip>
        </>
      }
      title={readText(content.title, locale).text || t('untitled')}
      tools={
        <>
          <a className="link inline-flex min-h-target items-center text-sm" href={answers(edited.id)}>
            {t('list.received', { count: edited.received })}
          </a>
          {/* On a phone publishing stands below all questions, and beside them an open question takes its place. */}
          <a
            className={classNames(
              'link inline-flex min-h-target items-center text-sm',
              !beside && 'lg:invisible',
            )}
            href="#publish-title"
            onClick={() => questions.show(undefined)}
          >
            {t('publish.title')}
          </a>
        </>
      }
      aside={
        <>
          <SaveNote autosave={editing} />
          {beside ? (
            <QuestionPanel field={beside} questions={questions} />
          ) : (
            <PublishCard editing={editing} missing={missing} onMissing={setMissing} />
          )}
        </>
      }
    >
      <Tabs<Part>
        label={t('tabs.label')}
        selected={part}
        onSelect={(next) => {
          setPart(next)
          questions.show(undefined)
        }}
        tabs={[
          {
            id: 'questions',
            text: t('tabs.questions'),
            panel: <QuestionsPart {...{ content, questions, missing }} edit={editing.edit} />,
          },
          {
            id: 'logic',
            text: t('tabs.logic'),
            count: content.rules.length,
            panel: <LogicPart content={content} missing={missing} edit={editing.edit} />,
          },
          { id: 'settings', text: t('tabs.settings'), panel: <SettingsTab /> },
        ]}
      />
    </EditFrame>
  )
}
