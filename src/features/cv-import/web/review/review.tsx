import { FileQuestion } from 'lucide-react'
import { Suspense } from 'react'
import { lazyPart } from '#platform/web/shell/lazy-part.ts'
import { Note } from '#platform/web/ui/blocks/note.tsx'
import { Skeleton } from '#platform/web/ui/blocks/skeleton.tsx'
import { isAsked } from '../../contract/doubts.ts'
import type { Proposal } from '../../contract/proposal.ts'
import { type Choices, inLanguage, type Row, rowsOf } from '../../contract/review.ts'
import { moved } from '../../contract/moved.ts'
import { More } from '../more.tsx'
import { contentsOf, type ImportStore, type OwnProfile } from '../use-import.ts'
import { useText } from '../use-text.ts'
import { ApplyBar } from './apply-bar.tsx'
import { SureList } from './sure-list.tsx'
import { useApply } from './use-apply.ts'
import { useChoices } from './use-choices.ts'

const AboutCv = lazyPart(async () => (await import('./about-cv.tsx')).AboutCv)
const OpenList = lazyPart(async () => (await import('./decision-list.tsx')).DecisionList)
const LeftOver = lazyPart(async () => (await import('./left-over.tsx')).LeftOver)

type Props = {
  proposal: Proposal
  profile: OwnProfile
  store: ImportStore
  onRead: (proposal: Proposal) => void
}

/** Reviews by exception: certain items are preselected, uncertain ones need a decision, and one button imports them. */
export function Review({ proposal: original, profile, store, onRead }: Props) {
  const t = useText()
  const choices = useChoices(original.id)
  const proposal = moved(inLanguage(original, choices.language ?? original.language), choices.moves ?? {})
  const { language, format, pages, unread = [] } = proposal
  const { rows: reviewRows, alike } = rowsOf(contentsOf(profile), proposal)
  const rows = reviewRows.map((row) => ({ ...row, theirs: choices.edits[row.key] ?? row.theirs }) as Row)
  const choiceByKey = Object.fromEntries(rows.map((row) => [row.key, choiceOf(row, choices.choices)]))
  const apply = useApply({ proposal, profile, store, rows, chosen: choiceByKey, onTaken: choices.forget })
  const openRows = rows.filter(isAsked)
  const sure = rows.filter((row) => !isAsked(row))
  const open = openRows.filter((row) => choices.choices[row.key] === undefined).length
  const count = Object.values(choiceByKey).filter((choice) => choice !== 'leave').length
  const shared = { chosen: choiceByKey, language, kept: choices }
  return (
    <>
      <More title={t(`found.${format}`, { pages })}>
        <Suspense fallback={<Skeleton className="h-48" />}>
          <AboutCv
            proposal={proposal}
            onLanguage={choices.setLanguage}
            onRead={onRead}
            onDropped={() => {
              choices.forget()
              store.show({ proposal: null, undo: null })
            }}
          />
        </Suspense>
      </More>
      {unread.length > 0 && (
        <Note tone="sun" icon={<FileQuestion />} className="mt-3">
          {t('found.unread', { pages: unread.join(', '), count: unread.length })}
        </Note>
      )}
      {openRows.length > 0 && (
        <Suspense fallback={<Skeleton className="mt-5 h-48" />}>
          <OpenList rows={openRows} {...shared} />
        </Suspense>
      )}
      {rows.length === 0 && <p className="mt-6">{t('counts.nothing')}</p>}
      {sure.length > 0 && (
        <section aria-labelledby="cv-sure" className="mt-6">
          <h2 id="cv-sure" className="text-lg">
            {t('sure.title')}
          </h2>
          <p className="mt-1 text-sm text-ink-2">{t('sure.text')}</p>
          <SureList rows={sure} {...shared} />
        </section>
      )}
      {alike > 0 && <p className="mt-5 text-sm text-ink-2">{t('counts.alike', { count: alike })}</p>}
      <Suspense>
        <LeftOver proposal={proposal} />
      </Suspense>
      {rows.length > 0 && <ApplyBar count={count} open={open} apply={apply} />}
    </>
  )
}

function choiceOf(row: Row, choices: Choices) {
  const choice = choices[row.key]
  return choice && row.options.includes(choice) ? choice : row.initial
}
