import { Suspense, useState } from 'react'
import { useSearchParams } from 'react-router'
import { readText } from '#platform/contract/bilingual.ts'
import { EditFrame } from '#platform/web/editing/edit-frame.tsx'
import { SaveNote } from '#platform/web/forms/save-note.tsx'
import { useLocale } from '#platform/web/i18n/locale-provider.tsx'
import { lazyPart } from '#platform/web/shell/lazy-part.ts'
import { useIdlePrefetch } from '#platform/web/shell/use-idle-prefetch.ts'
import { Chip } from '#platform/web/ui/blocks/chip.tsx'
import { Skeleton } from '#platform/web/ui/blocks/skeleton.tsx'
import { Tabs } from '#platform/web/ui/blocks/tabs.tsx'
import { PublishCard } from '../publish/publish-card.tsx'
import { useEditorText } from '../use-editor-text.ts'
import { useText } from '../use-text.ts'
import { stillMissing } from '../../contract/checklist.ts'
import { STATUS_TONE } from './status-tone.ts'
import { TextPart } from './text-part.tsx'
import { useContent, useEdited } from './use-edited.ts'

const DetailsPart = lazyPart(async () => (await import('./details-part.tsx')).DetailsPart)
const SkillsPart = lazyPart(async () => (await import('./skills-part.tsx')).SkillsPart)
const ApplyPart = lazyPart(async () => (await import('./apply-part.tsx')).ApplyPart)
const Preview = lazyPart(async () => (await import('./preview.tsx')).Preview)
const Answers = lazyPart(async () => (await import('./answers.tsx')).Answers)

const PARTS = ['text', 'details', 'skills', 'apply', 'preview', 'questions'] as const
type Part = (typeof PARTS)[number]

/** The editor of an opportunity: its parts in tabs, saving and publishing beside them. */
export function EditPage() {
  const t = useEditorText()
  const words = useText()
  const locale = useLocale()
  const edited = useEdited()
  const editing = useContent()
  useIdlePrefetch(DetailsPart, SkillsPart, ApplyPart, Preview, Answers)
  const [search, setSearch] = useSearchParams()
  const [refused, setRefused] = useState<Record<string, string>>({})
  const { value: content, faults } = editing
  const missing = stillMissing(refused, content)
  const errors = { ...missing, ...faults }
  const partParam = location.hash === '#questions' ? 'questions' : search.get('part')
  const part = PARTS.find((one) => one === partParam) ?? 'text'
  const props = { content, errors, edit: editing.edit }
  const panels: Record<Part, React.ReactNode> = {
    text: <TextPart {...props} />,
    details: <DetailsPart {...props} />,
    skills: <SkillsPart {...props} />,
    apply: <ApplyPart {...props} />,
    preview: <Preview content={content} />,
    questions: <Answers />,
  }
  const { waiting } = edited
  return (
    <EditFrame
      above={
        <>
          {edited.organisation?.name ?? edited.organisationName}
          <span aria-hidden>·</span>
          {words(`kinds.${content.kind}`)}
          <Chip tone={STATUS_TONE[edited.status]}>{t(`statuses.${edited.status}`)}</Chip>
        </>
      }
      title={readText(content.title, locale).text || t('untitled')}
      aside={
        <>
          <SaveNote autosave={editing} />
          <PublishCard editing={editing} missing={missing} onMissing={setRefused} />
        </>
      }
    >
      <Tabs<Part>
        label={t('parts.label')}
        selected={part}
        onSelect={(id) => setSearch({ part: id }, { replace: true, preventScrollReset: true })}
        tabs={PARTS.map((id) => ({
          id,
          text: t(`parts.${id}`),
          ...(id === 'questions' && waiting > 0 && { count: waiting }),
          panel: <Suspense fallback={<Skeleton className="h-96" />}>{panels[id]}</Suspense>,
        }))}
      />
    </EditFrame>
  )
}
