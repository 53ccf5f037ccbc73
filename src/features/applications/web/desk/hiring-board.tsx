import { ArrowLeft, UserCheck } from 'lucide-react'
import { Suspense, useLayoutEffect, useRef, useState } from 'react'
import { Link, useParams } from 'react-router'
import { readText } from '#platform/contract/bilingual.ts'
import { fillPath } from '#platform/contract/endpoint.ts'
import { call } from '#platform/web/api/api.ts'
import { useAct } from '#platform/web/api/use-act.ts'
import { useLocale } from '#platform/web/i18n/locale-provider.tsx'
import { classNames } from '#platform/web/ui/class-names.ts'
import { EmptyState } from '#platform/web/ui/blocks/empty-state.tsx'
import { Segmented } from '#platform/web/ui/blocks/pick.tsx'
import { PickBar } from '#platform/web/ui/blocks/pick-bar.tsx'
import { Button } from '#platform/web/ui/buttons/button.tsx'
import { SheetButtons } from '#platform/web/ui/buttons/sheet-buttons.tsx'
import { FormAnswers } from '#features/forms/web/index.ts'
import { lazyPart } from '#platform/web/shell/lazy-part.ts'
import { PageSpinner } from '#platform/web/shell/page-spinner.tsx'
import { ListFoot } from '#platform/web/ui/states/list-foot.tsx'
import { QueryState } from '#platform/web/ui/states/query-state.tsx'
import {
  exportApplicants,
  getApplicationForReview,
  listApplicants,
  saveScore,
} from '../../contract/hiring.endpoints.ts'
import { listAddressees } from '../../contract/deciding.endpoints.ts'
import { STATUSES } from '../../contract/statuses.ts'
import type { Addressee } from '../hiring/one-language.tsx'
import { ApplicantList } from './applicant-list.tsx'
import { BlindSwitch } from '../hiring/blind-switch.tsx'
import { DeskFilters } from './desk-filters.tsx'
import { DeskKeysNote } from './desk-keys-note.tsx'
import { DeskViews } from './desk-views.tsx'
import { useUndo, WaitingBar } from './waiting-bar.tsx'
import { conditionsOf } from './use-applicants.ts'
import { useDesk } from './use-desk.ts'
import { type Deciding, DeskDecision } from './desk-decision.tsx'
import { useDeskKeys } from './use-desk-keys.ts'
import { useHiringText } from '../hiring/use-hiring-text.ts'

const ApplicationPane = lazyPart(async () => (await import('./application-pane.tsx')).ApplicationPane)
const DeskBoard = lazyPart(async () => (await import('./desk-board.tsx')).DeskBoard)
const FilledDialog = lazyPart(async () => (await import('./filled-dialog.tsx')).FilledDialog)

/** The desk for one opportunity: all applications and the open one beside them, to read, compare and decide. */
export function HiringBoard() {
  const t = useHiringText()
  const locale = useLocale()
  const { id = '' } = useParams()
  const desk = useDesk(id)
  const { list, applicants, openId } = desk
  const [picks, setPicks] = useState<readonly string[]>([])
  // As they were read, because changes during the writing are no part of the decision.
  const [far, setFar] = useState<readonly Addressee[]>([])
  const [isFilled, setFilled] = useState(false)
  const [deciding, setDeciding] = useState<Deciding>()
  const searchRef = useRef<HTMLDivElement>(null)
  const rows = useRef<HTMLDivElement>(null)
  const { undo } = useUndo(id)
  const scoring = useAct({ refresh: [listApplicants.path, getApplicationForReview.path] })
  const [first] = list.data?.pages ?? []
  const decides = first?.decides === true
  const current = applicants.find((one) => one.id === openId)

  useDeskKeys({
    after: () => desk.after && desk.open(desk.after),
    before: () => desk.before && desk.open(desk.before),
    close: () => desk.open(undefined),
    pick: () => decides && openId && setPicks(toggle(picks, openId)),
    decide() {
      if (decides && picks.length > 0)
        setDeciding({ applications: addresseesOf([...applicants, ...far], picks) })
      else if (decides && current && current.status !== 'withdrawn')
        setDeciding({ applications: addresseesOf(applicants, [current.id]) })
    },
    undo() {
      const [last] = (first?.waiting ?? []).filter(({ sending }) => !sending).slice(-1)
      if (decides && last) void undo(last.id)
    },
    board: () => desk.ask('board', desk.isBoard ? '' : 'true'),
    search: () => searchRef.current?.querySelector('input')?.focus(),
    score(score) {
      if (!current || current.status === 'withdrawn') return
      const next = desk.unscored
      void scoring.act(async () => {
        await call(saveScore, { params: { id: current.id }, body: { score } })
        // Read one after the other: each score leads on.
        if (next) desk.open(next)
      })
    },
  })
  useLayoutEffect(() => {
    if (openId)
      rows.current?.querySelector(`[data-applicant="${openId}"]`)?.scrollIntoView({ block: 'nearest' })
  }, [openId])

  if (!list.data || !first) return <QueryState query={list} waiting={<PageSpinner />} />
  const { opportunity, organisation, blind } = first
  const counts = STATUSES.map((status) => ({
    status,
    count: first.counts.find((one) => one.status === status)?.count ?? 0,
  }))

  const isEmpty = counts.every(({ count }) => count === 0)

  async function pickAll() {
    const query = conditionsOf(desk.conditions)
    const { addressees } = await call(listAddressees, { params: { id }, query })
    setFar(addressees)
    setPicks(addressees.map((one) => one.id))
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
      <header className="flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
        <div className="min-w-0">
          <h1 className="text-2xl">{t('title')}</h1>
          <p className="mt-1 text-ink-2 [overflow-wrap:anywhere]">
            {readText(opportunity.title, locale).text}
          </p>
        </div>
        {!isEmpty && (
          <div className="flex flex-wrap items-center gap-2">
            <Segmented
              label={t('board.shape')}
              value={desk.isBoard ? 'board' : 'list'}
              options={[
                { value: 'list', text: t('board.list') },
                { value: 'board', text: t('board.board') },
              ]}
              onChange={(shape) => desk.ask('board', shape === 'board' ? 'true' : '')}
            />
            {decides && (
              <Button small icon={<UserCheck />} onClick={() => setFilled(true)}>
                {t('filled.open')}
              </Button>
            )}
          </div>
        )}
      </header>
      {isEmpty ? (
        <EmptyState title={t('none')} text={t('noneText')} />
      ) : (
        <>
          <WaitingBar
            opportunity={id}
            waiting={first.waiting}
            decides={decides}
            onFollow={() => void list.refetch()}
          />
          <DeskViews opportunity={id} desk={desk} decides={decides} />
          <DeskFilters
            desk={desk}
            counts={counts}
            questions={first.questions}
            decides={decides}
            searchRef={searchRef}
          />
          <div
            className={classNames(
              'grid grid-cols-1 gap-6',
              openId && 'lg:grid-cols-[minmax(20rem,2fr)_minmax(0,3fr)]',
            )}
          >
            <div
              ref={rows}
              className={classNames(
                'grid min-w-0 grid-cols-1 content-start gap-4',
                openId &&
                  'lg:sticky lg:top-[calc(var(--bar)+1rem)] lg:max-h-[calc(100dvh-var(--bar)-2rem)] lg:self-start lg:overflow-y-auto',
              )}
            >
              {desk.isBoard ? (
                <Suspense>
                  <DeskBoard
                    opportunity={id}
                    organisation={organisation}
                    desk={desk}
                    counts={counts}
                    decides={decides}
                  />
                </Suspense>
              ) : applicants.length === 0 ? (
                <p className="text-ink-2">{t('noneHere')}</p>
              ) : (
                <ApplicantList
                  applicants={applicants}
                  openId={openId}
                  picks={decides ? picks : undefined}
                  onPick={setPicks}
                  onOpen={desk.open}
                />
              )}
              {!desk.isBoard && <ListFoot list={list} className="" />}
              <DeskKeysNote decides={decides} />
            </div>
            <Suspense>
              {openId && (
                <ApplicationPane
                  id={openId}
                  desk={desk}
                  onDecide={(application) => setDeciding({ applications: [application] })}
                  onChanged={() => void list.refetch()}
                />
              )}
            </Suspense>
          </div>
          {decides && !desk.isBoard && picks.length > 0 && (
            <PickBar
              status={t('picked', { count: picks.length })}
              words={{ every: t('pickEvery'), everyBusy: t('pickEveryBusy'), none: t('pickNone') }}
              onPickAll={list.hasNextPage ? pickAll : undefined}
              onClear={() => setPicks([])}
            >
              <Button
                look="key"
                small
                onClick={() => setDeciding({ applications: addresseesOf([...applicants, ...far], picks) })}
              >
                {t('decide')}
              </Button>
            </PickBar>
          )}
          {decides && (
            <SheetButtons look="quiet" pathOf={(format) => fillPath(exportApplicants.path, { id, format })} />
          )}
        </>
      )}
      <Suspense>
        <FormAnswers kind="opportunity" id={id} />
      </Suspense>
      {decides && (
        <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 border-t border-line pt-4">
          <BlindSwitch opportunity={id} blind={blind} />
          <Link
            to={`/organisations/${organisation}/messages`}
            className="link inline-flex min-h-target items-center text-sm"
          >
            {t('messages')}
          </Link>
        </div>
      )}
      <Suspense>
        {isFilled && (
          <FilledDialog
            opportunity={id}
            onClose={() => setFilled(false)}
            onDone={() => {
              setFilled(false)
              void list.refetch()
            }}
          />
        )}
      </Suspense>
      <DeskDecision
        opportunity={id}
        organisation={organisation}
        deciding={deciding}
        onChange={setDeciding}
        onDone={({ applications }) => {
          setPicks([])
          if (openId && applications.some((one) => one.id === openId)) desk.open(desk.after)
        }}
      />
    </div>
  )
}

function toggle(picks: readonly string[], id: string): readonly string[] {
  return picks.includes(id) ? picks.filter((one) => one !== id) : [...picks, id]
}

function addresseesOf(all: readonly Addressee[], ids: readonly string[]): Addressee[] {
  const byId = new Map(all.toReversed().map((one) => [one.id, one]))
  return ids.flatMap((one) => {
    const { id, version, reads } = byId.get(one) ?? {}
    return id && version ? [{ id, version, reads: reads ?? null }] : []
  })
}
