import { Suspense, useState } from 'react'
import { useSearchParams } from 'react-router'
import { EditFrame } from '#platform/web/editing/edit-frame.tsx'
import { SaveNote } from '#platform/web/forms/save-note.tsx'
import { lazyPart } from '#platform/web/shell/lazy-part.ts'
import { useIdlePrefetch } from '#platform/web/shell/use-idle-prefetch.ts'
import { Chip } from '#platform/web/ui/blocks/chip.tsx'
import { Skeleton } from '#platform/web/ui/blocks/skeleton.tsx'
import { Tabs } from '#platform/web/ui/blocks/tabs.tsx'
import { dateFaults, missingOf } from '../../contract/call-checklist.ts'
import { differingFigures } from '../../contract/figures/differing-figures.ts'
import { updateExplained } from '../../contract/figures/usual-explained.ts'
import { frozenChanges } from '../../contract/frozen-changes.ts'
import { PHASE_TONE } from '../manage/phase-tone.ts'
import { useCallWords } from '../use-call-words.ts'
import { useManageText } from '../use-manage-text.ts'
import { useText } from '../use-text.ts'
import { fieldFaults } from './field-faults.ts'
import type { PartProps } from './part-props.ts'
import { StateCard } from './state-card.tsx'
import { useDateFaultText } from './use-date-fault-text.ts'
import { useEditedCall } from './use-edited-call.ts'
import { useCallEditing } from './use-call-editing.ts'

const TextPart = lazyPart(async () => (await import('./text-part.tsx')).TextPart)
const DatesPart = lazyPart(async () => (await import('./dates-part.tsx')).DatesPart)
const RulesPart = lazyPart(async () => (await import('./rules-part.tsx')).RulesPart)
const CanvasPart = lazyPart(async () => (await import('./canvas-part.tsx')).CanvasPart)
const JudgingPart = lazyPart(async () => (await import('./judging-part.tsx')).JudgingPart)
// Two people rarely write one call at once.
const CallComparison = lazyPart(async () => (await import('./call-comparison.tsx')).CallComparison)

const PARTS = ['text', 'dates', 'rules', 'canvas', 'judging'] as const
type Part = (typeof PARTS)[number]

/** Edits the whole call: its parts in tabs, with saving and publishing beside them. */
export function EditPage() {
  const t = useManageText()
  const words = useText()
  const { say, date } = useCallWords()
  const edited = useEditedCall()
  const writing = useCallEditing()
  const faultText = useDateFaultText()
  useIdlePrefetch(TextPart, DatesPart, RulesPart, CanvasPart, JudgingPart)
  const [search, setSearch] = useSearchParams()
  const [tried, setTried] = useState(false)
  const { value, faults } = writing
  const { content } = value
  const { published, phase, sent } = edited
  const missing = missingOf(content, { now: new Date(edited.now), isNew: published === null })
  const wrongDates = dateFaults(content, published === null ? new Date(edited.now) : null)
  const frozen = published ? frozenChanges({ before: published, after: content, phase, sent }) : []
  const differing = differingFigures(content)
  const errors = {
    ...(tried && Object.fromEntries(missing.map((name) => [name, t('state.wrong')]))),
    ...(tried && Object.fromEntries(wrongDates.map((fault) => [`dates.${fault.name}`, faultText(fault)]))),
    ...fieldFaults(faults, value),
  }
  const write: PartProps['write'] = (change) =>
    writing.edit((now) => {
      const next = change(now)
      return { ...next, content: updateExplained(now.content, next.content) }
    })
  const part = PARTS.find((one) => one === search.get('part')) ?? 'text'
  const props: PartProps = {
    ...value,
    errors,
    isPublished: published !== null,
    edit: (change) => write((now) => ({ ...now, content: { ...now.content, ...change } })),
    write,
  }
  const panels: Record<Part, React.ReactNode> = {
    text: <TextPart {...props} />,
    dates: <DatesPart {...props} />,
    rules: <RulesPart {...props} />,
    canvas: <CanvasPart {...props} />,
    judging: <JudgingPart {...props} />,
  }
  const { deadline } = edited.content.dates
  const theirs = t('state.theirs', {
    title: say(edited.content.title) || t('untitled'),
    date: deadline ? date(deadline) : '–',
  })
  const isOver = phase === 'finished' || phase === 'cancelled'
  return (
    <EditFrame
      above={
        <>
          {edited.bank ?? say(edited.programme)}
          <Chip tone={PHASE_TONE[phase]}>{words(`phases.${phase}`)}</Chip>
        </>
      }
      title={say(content.title) || t('untitled')}
      aside={
        <>
          <SaveNote
            autosave={writing}
            theirs={theirs}
            comparison={
              <Suspense>
                <CallComparison mine={content} theirs={edited.content} />
              </Suspense>
            }
          />
          <StateCard
            writing={writing}
            missing={missing}
            faults={wrongDates}
            frozen={frozen}
            differing={differing}
            tried={tried}
            onTry={() => setTried(true)}
          />
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
          panel: (
            <fieldset disabled={isOver} className="min-w-0">
              <Suspense fallback={<Skeleton className="h-96" />}>{panels[id]}</Suspense>
            </fieldset>
          ),
        }))}
      />
    </EditFrame>
  )
}
