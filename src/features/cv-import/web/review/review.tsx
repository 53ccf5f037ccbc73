import { useProfileText } from '#features/profiles/web/index.ts'
import { errorText } from '#platform/web/api/api-error.ts'
import { call } from '#platform/web/api/api.ts'
import { Button } from '#platform/web/ui/buttons/button.tsx'
import { toast } from '#platform/web/ui/layers/toast-store.ts'
import { dropCvImport } from '../../contract/cv-import.endpoints.ts'
import type { Proposal } from '../../contract/proposal.ts'
import { type Choices, inLanguage, type Row, rowsOf } from '../../contract/review.ts'
import { UploadCard } from '../upload-card.tsx'
import { contentsOf, type ImportStore, type OwnProfile } from '../use-import.ts'
import { useText } from '../use-text.ts'
import { AboutCv } from './about-cv.tsx'
import { ApplyBar } from './apply-bar.tsx'
import { LeftOver } from './left-over.tsx'
import { ReviewRow } from './review-row.tsx'
import { useApply } from './use-apply.ts'
import { useChoices } from './use-choices.ts'

type Props = {
  proposal: Proposal
  profile: OwnProfile
  store: ImportStore
  onRead: (proposal: Proposal) => void
}

/** The profile and the CV side by side, one choice for each thing. */
export function Review({ proposal: given, profile, store, onRead }: Props) {
  const t = useText()
  const kept = useChoices(given.id)
  const proposal = inLanguage(given, kept.language ?? given.language)
  const mine = contentsOf(profile)
  const { rows: found, alike } = rowsOf(mine, proposal)
  const rows = found.map((row) => ({ ...row, theirs: kept.edits[row.key] ?? row.theirs }) as Row)
  const chosen = Object.fromEntries(rows.map((row) => [row.key, choiceOf(row, kept.choices)]))
  const apply = useApply({ proposal, profile, store, rows, chosen, onTaken: kept.forget })
  const count = Object.values(chosen).filter((choice) => choice !== 'leave').length
  const setAll = (pick: (row: Row) => Row['initial']) =>
    kept.choose(Object.fromEntries(rows.map((row) => [row.key, pick(row)])))
  return (
    <>
      <AboutCv proposal={proposal} onLanguage={kept.setLanguage} />
      <div className="mt-4 flex flex-wrap gap-2">
        <UploadCard isSmall onRead={onRead} />
        <DropButton store={store} forget={kept.forget} />
      </div>
      {alike > 0 && <p className="mt-6 text-sm text-ink-2">{t('counts.alike', { count: alike })}</p>}
      {rows.length === 0 ? (
        <p className="mt-6">{t('counts.nothing')}</p>
      ) : (
        <>
          <div className="mt-4 flex flex-wrap gap-2">
            <Button small look="quiet" onClick={() => setAll((row) => row.initial)}>
              {t('apply.all')}
            </Button>
            <Button small look="quiet" onClick={() => setAll(() => 'leave')}>
              {t('apply.none')}
            </Button>
          </div>
          <Sections rows={rows} chosen={chosen} proposal={proposal} kept={kept} />
          <ApplyBar count={count} apply={apply} />
        </>
      )}
      <LeftOver proposal={proposal} />
    </>
  )
}

function choiceOf(row: Row, choices: Choices) {
  const choice = choices[row.key]
  return choice && row.options.includes(choice) ? choice : row.initial
}

type SectionsProps = {
  rows: readonly Row[]
  chosen: Choices
  proposal: Proposal
  kept: ReturnType<typeof useChoices>
}

function Sections({ rows, chosen, proposal, kept }: SectionsProps) {
  const profile = useProfileText()
  const groups = Map.groupBy(rows, ({ kind }) =>
    kind === 'headline' || kind === 'municipality' ? 'intro' : kind,
  )
  return [...groups].map(([section, inside]) => (
    <section key={section} aria-labelledby={`cv-${section}`} className="mt-8">
      <h2 id={`cv-${section}`} className="text-lg">
        {profile(`sections.${section}`)}
      </h2>
      <ul>
        {inside.map((row) => (
          <li key={row.key} className="border-t border-line py-5">
            <ReviewRow
              row={row}
              choice={chosen[row.key] ?? row.initial}
              language={proposal.language}
              onChoose={(choice) => kept.choose({ [row.key]: choice })}
              onEdit={(theirs) => kept.edit(row, theirs)}
            />
          </li>
        ))}
      </ul>
    </section>
  ))
}

function DropButton({ store, forget }: { store: ImportStore; forget: () => void }) {
  const t = useText()
  async function drop() {
    try {
      await call(dropCvImport, {})
      forget()
      store.show({ proposal: null, undo: null })
      toast({ title: t('apply.dropped') })
    } catch (error) {
      toast({ title: errorText(error, t('general')), variant: 'destructive' })
    }
  }
  return (
    <Button small look="quiet" onClick={() => void drop()}>
      {t('apply.drop')}
    </Button>
  )
}
