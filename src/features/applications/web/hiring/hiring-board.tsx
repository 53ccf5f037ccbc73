import { ArrowLeft } from 'lucide-react'
import { Suspense, useState } from 'react'
import { Link, useParams } from 'react-router'
import { readText } from '#platform/contract/bilingual.ts'
import { fillPath } from '#platform/contract/endpoint.ts'
import { useLocale } from '#platform/web/i18n/locale-provider.tsx'
import { EmptyState } from '#platform/web/ui/blocks/empty-state.tsx'
import { Pick } from '#platform/web/ui/blocks/pick.tsx'
import { Button } from '#platform/web/ui/buttons/button.tsx'
import { SheetButtons } from '#platform/web/ui/buttons/sheet-buttons.tsx'
import { lazyPart } from '#platform/web/shell/lazy-part.ts'
import { PageSpinner } from '#platform/web/shell/page-spinner.tsx'
import { type Applicant, exportApplicants } from '../../contract/hiring.endpoints.ts'
import { type Status, STATUSES } from '../../contract/statuses.ts'
import type { Addressee } from './one-language.tsx'
import { ApplicantTable } from './applicant-table.tsx'
import { BlindSwitch } from './blind-switch.tsx'
import { QueryState } from '#platform/web/ui/states/query-state.tsx'
import { ListFoot } from '#platform/web/ui/states/list-foot.tsx'
import { useApplicants } from './use-applicants.ts'
import { useHiringText } from './use-hiring-text.ts'

const ReviewSheet = lazyPart(async () => (await import('./review-sheet.tsx')).ReviewSheet)
const DecisionDialog = lazyPart(async () => (await import('./decision-dialog.tsx')).DecisionDialog)

/** Lists all applications to one opportunity: to read, compare and decide. */
export function HiringBoard() {
  const t = useHiringText()
  const locale = useLocale()
  const { id = '' } = useParams()
  const [status, setStatus] = useState<Status>()
  const [picked, setPicked] = useState<readonly string[]>([])
  const [opened, setOpened] = useState<string>()
  // As they were read, because changes during the writing are no part of the decision.
  const [deciding, setDeciding] = useState<readonly Addressee[]>()
  const list = useApplicants({ opportunity: id, status })
  const [first] = list.data?.pages ?? []
  if (!list.data || !first) return <QueryState query={list} waiting={<PageSpinner />} />
  const { opportunity, organisation, blind, decides } = first
  const applicants = list.data.pages.flatMap((page) => page.applicants)
  const counts = STATUSES.map((each) => ({
    each,
    many: first.counts.find((one) => one.status === each)?.count ?? 0,
  }))
  const total = counts.reduce((sum, { many }) => sum + many, 0)

  function show(next: Status | undefined) {
    setStatus(next)
    setPicked([])
  }

  return (
    <div className="grid grid-cols-1 gap-5">
      <Link
        to="/applications/received"
        className="link inline-flex min-h-target items-center gap-1.5 justify-self-start text-sm"
      >
        <ArrowLeft size={18} aria-hidden />
        {t('back')}
      </Link>
      <header>
        <h1 className="text-2xl">{t('title')}</h1>
        <p className="mt-1 text-ink-2 [overflow-wrap:anywhere]">{readText(opportunity.title, locale).text}</p>
      </header>
      {decides && (
        <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
          <BlindSwitch opportunity={id} blind={blind} />
          <Link
            to={`/organisations/${organisation}/messages`}
            className="link inline-flex min-h-target items-center text-sm"
          >
            {t('messages')}
          </Link>
        </div>
      )}
      {total === 0 ? (
        <EmptyState title={t('none')} text={t('noneText')} />
      ) : (
        <>
          <div role="group" aria-label={t('filter')} className="strip -mx-gutter flex gap-2 px-gutter">
            <Pick
              className="flex-none whitespace-nowrap"
              pressed={status === undefined}
              onClick={() => show(undefined)}
            >
              {t('all')} {total}
            </Pick>
            {counts
              .filter(({ many }) => many > 0)
              .map(({ each, many }) => (
                <Pick
                  key={each}
                  className="flex-none whitespace-nowrap"
                  pressed={status === each}
                  onClick={() => show(each)}
                >
                  {t(`statuses.${each}`)} {many}
                </Pick>
              ))}
          </div>
          {applicants.length === 0 && <p className="text-ink-2">{t('noneHere')}</p>}
          {applicants.length > 0 && (
            <ApplicantTable
              applicants={applicants}
              picked={decides ? picked : undefined}
              onPick={setPicked}
              onOpen={setOpened}
            />
          )}
          <ListFoot list={list} className="" />
          <div className="flex flex-wrap items-center gap-2">
            {decides && picked.length > 0 && (
              <>
                <p role="status" className="text-sm text-ink-2">
                  {t('picked', { count: picked.length })}
                </p>
                <Button look="key" small onClick={() => setDeciding(addresseesOf(applicants, picked))}>
                  {t('decide')}
                </Button>
              </>
            )}
            {decides && (
              <SheetButtons
                look="quiet"
                pathOf={(format) => fillPath(exportApplicants.path, { id, format })}
              />
            )}
          </div>
        </>
      )}
      <Suspense>
        {opened && (
          <ReviewSheet
            id={opened}
            onClose={() => setOpened(undefined)}
            onDecide={(version) =>
              setDeciding(addresseesOf(applicants, [opened]).map((one) => ({ ...one, version })))
            }
            onChanged={() => void list.refetch()}
          />
        )}
      </Suspense>
      <Suspense>
        {deciding && (
          <DecisionDialog
            opportunity={id}
            organisation={organisation}
            applications={deciding}
            onClose={() => setDeciding(undefined)}
            onConflict={(current) => {
              setDeciding(
                deciding.map((one) => ({ ...one, ...current.find(({ id: other }) => other === one.id) })),
              )
              void list.refetch()
            }}
            onPart={(done) => setDeciding(deciding.filter((one) => !done.includes(one.id)))}
            onDone={() => {
              setDeciding(undefined)
              setPicked([])
              setOpened(undefined)
              void list.refetch()
            }}
          />
        )}
      </Suspense>
    </div>
  )
}

function addresseesOf(applicants: readonly Applicant[], ids: readonly string[]): Addressee[] {
  return applicants
    .filter(({ id }) => ids.includes(id))
    .map(({ id, version, reads }) => ({ id, version, reads }))
}
