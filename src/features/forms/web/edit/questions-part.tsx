import { Plus } from 'lucide-react'
import { useState } from 'react'
import { BilingualField } from '#platform/web/forms/bilingual-field.tsx'
import { EmptyState } from '#platform/web/ui/blocks/empty-state.tsx'
import { Button } from '#platform/web/ui/buttons/button.tsx'
import { type Content, FIELDS_MAX, INTRO_MAX, THANKS_MAX, TITLE_MAX } from '../../contract/rules/content.ts'
import { useEditorText } from '../use-editor-text.ts'
import { KindSheet } from './kind-sheet.tsx'
import { QuestionSheet } from './question-panel.tsx'
import { QuestionRow } from './question-row.tsx'
import { ADD_ID, type Edit, type Questions } from './use-questions.ts'

type Props = {
  content: Content
  questions: Questions
  missing: Readonly<Record<string, string>>
  edit: Edit
}

/** Title and introduction, then the questions in their order; each is moved by a press and opened for its words. */
export function QuestionsPart({ content, questions, missing, edit }: Props) {
  const t = useEditorText()
  const [adds, setAdds] = useState(false)
  const { fields, opened, isFull, isWide } = questions
  return (
    <div className="grid gap-6">
      <BilingualField
        name="title"
        label={t('fields.title')}
        value={content.title}
        limit={TITLE_MAX}
        onChange={(title) => edit({ title })}
      />
      <BilingualField
        name="intro"
        label={t('fields.intro')}
        help={t('fields.introHelp')}
        rows={3}
        value={content.intro}
        limit={INTRO_MAX}
        onChange={(intro) => edit({ intro })}
      />
      {fields.length === 0 && <EmptyState title={t('questions.none')} text={t('questions.noneText')} />}
      {fields.length > 0 && (
        <ol aria-label={t('tabs.questions')}>
          {fields.map((field, at) => (
            <QuestionRow
              key={field.id}
              field={field}
              step={
                fields.slice(0, at + 1).filter(({ kind }) => kind === 'page').length +
                (fields[0]?.kind === 'page' ? 0 : 1)
              }
              isWrong={Object.keys(missing).some((path) => path.split('.')[0] === field.id)}
              isOpen={field.id === opened?.id}
              isWide={isWide}
              onOpen={() => questions.show(field.id)}
              onUp={at > 0 ? () => questions.move(field.id, -1) : undefined}
              onDown={at < fields.length - 1 ? () => questions.move(field.id, 1) : undefined}
            />
          ))}
        </ol>
      )}
      <div>
        <Button
          id={ADD_ID}
          icon={<Plus />}
          aria-haspopup="dialog"
          reason={isFull && t('full', { max: FIELDS_MAX })}
          onClick={() => setAdds(true)}
        >
          {t('questions.add')}
        </Button>
      </div>
      <BilingualField
        name="thanks"
        label={t('fields.thanks')}
        rows={2}
        value={content.thanks}
        limit={THANKS_MAX}
        onChange={(thanks) => edit({ thanks })}
      />
      <KindSheet
        open={adds}
        onClose={() => setAdds(false)}
        onPick={(kind) => {
          questions.add(kind)
          setAdds(false)
        }}
      />
      {opened && !questions.isWide && <QuestionSheet field={opened} questions={questions} />}
    </div>
  )
}
