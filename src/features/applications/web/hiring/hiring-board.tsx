import { useQuery } from '@tanstack/react-query'
import { ArrowLeft, Download } from 'lucide-react'
import { useState } from 'react'
import { Link, useParams } from 'react-router'
import { readText } from '#platform/contract/bilingual.ts'
import { fillPath } from '#platform/contract/endpoint.ts'
import { call, request } from '#platform/web/api/api.ts'
import { errorText } from '#platform/web/api/api-error.ts'
import { useLocale } from '#platform/web/i18n/locale-provider.tsx'
import { EmptyState, ErrorState } from '#platform/web/ui/blocks/empty-state.tsx'
import { Pick } from '#platform/web/ui/blocks/pick.tsx'
import { Button } from '#platform/web/ui/buttons/button.tsx'
import { PageSpinner } from '#platform/web/shell/page-spinner.tsx'
import { Switch } from '#platform/web/ui/fields/switch.tsx'
import { toast } from '#platform/web/ui/layers/toast-store.ts'
import { changeBoard, exportApplicants, listApplicants } from '../../contract/hiring.endpoints.ts'
import { type Status, STATUSES } from '../../contract/statuses.ts'
import { ApplicantTable } from './applicant-table.tsx'
import { DecisionDialog } from './decision-dialog.tsx'
import { ReviewSheet } from './review-sheet.tsx'
import { saveFile } from '#platform/web/api/save-file.ts'
import { useHiringText } from './use-hiring-text.ts'

/** All applications to one opportunity: read, compare, decide. */
export function HiringBoard() {
  const t = useHiringText()
  const locale = useLocale()
  const { id = '' } = useParams()
  const [status, setStatus] = useState<Status>()
  const [picked, setPicked] = useState<readonly string[]>([])
  const [opened, setOpened] = useState<string>()
  const [deciding, setDeciding] = useState<readonly string[]>()
  const list = useQuery({
    queryKey: [listApplicants.path, id],
    queryFn: ({ signal }) => call(listApplicants, { signal, params: { id } }),
    refetchOnMount: 'always',
  })
  if (list.isError) {
    return (
      <ErrorState
        title={t('failed')}
        text={errorText(list.error, t('failedText'))}
        action={<Button onClick={() => void list.refetch()}>{t('retry')}</Button>}
      />
    )
  }
  if (!list.data) return <PageSpinner />
  const { opportunity, organisation, applicants, blind, decides } = list.data
  const shown = status ? applicants.filter((one) => one.status === status) : applicants
  const counts = STATUSES.map((each) => ({
    each,
    many: applicants.filter((one) => one.status === each).length,
  }))

  async function setBlind(next: boolean) {
    try {
      await call(changeBoard, { params: { id }, body: { blind: next } })
      await list.refetch()
    } catch (error) {
      toast({ title: errorText(error, t('general')), variant: 'destructive' })
    }
  }

  async function download(format: 'csv' | 'xlsx') {
    try {
      const answer = await request(fillPath(exportApplicants.path, { id, format }), { method: 'GET' })
      saveFile({ content: await answer.blob(), name: `${opportunity.slug}.${format}` })
    } catch (error) {
      toast({ title: errorText(error, t('exportFailed')), variant: 'destructive' })
    }
  }

  return (
    <div className="grid grid-cols-1 gap-5">
      <Link
        to="/opportunities/mine"
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
          <Switch
            name="blind"
            label={t('blind')}
            help={t('blindHelp')}
            checked={blind}
            onChange={(event) => void setBlind(event.target.checked)}
          />
          <Link
            to={`/organisations/${organisation}/messages`}
            className="link inline-flex min-h-target items-center text-sm"
          >
            {t('messages')}
          </Link>
        </div>
      )}
      {applicants.length === 0 ? (
        <EmptyState title={t('none')} text={t('noneText')} />
      ) : (
        <>
          <div role="group" aria-label={t('filter')} className="strip -mx-gutter flex gap-2 px-gutter">
            <Pick
              className="flex-none whitespace-nowrap"
              pressed={status === undefined}
              onClick={() => setStatus(undefined)}
            >
              {t('all')} {applicants.length}
            </Pick>
            {counts
              .filter(({ many }) => many > 0)
              .map(({ each, many }) => (
                <Pick
                  key={each}
                  className="flex-none whitespace-nowrap"
                  pressed={status === each}
                  onClick={() => setStatus(each)}
                >
                  {t(`statuses.${each}`)} {many}
                </Pick>
              ))}
          </div>
          {shown.length === 0 && <p className="text-ink-2">{t('noneHere')}</p>}
          {shown.length > 0 && (
            <ApplicantTable
              applicants={shown}
              picked={decides ? picked : undefined}
              onPick={setPicked}
              onOpen={setOpened}
            />
          )}
          <div className="flex flex-wrap items-center gap-2">
            {decides && picked.length > 0 && (
              <>
                <p role="status" className="text-sm text-ink-2">
                  {t('picked', { count: picked.length })}
                </p>
                <Button look="key" small onClick={() => setDeciding(picked)}>
                  {t('decide')}
                </Button>
              </>
            )}
            <Button small look="quiet" icon={<Download />} onClick={() => void download('csv')}>
              {t('exportCsv')}
            </Button>
            <Button small look="quiet" icon={<Download />} onClick={() => void download('xlsx')}>
              {t('exportXlsx')}
            </Button>
          </div>
        </>
      )}
      {opened && (
        <ReviewSheet
          id={opened}
          onClose={() => setOpened(undefined)}
          onDecide={() => setDeciding([opened])}
          onChanged={() => void list.refetch()}
        />
      )}
      {deciding && (
        <DecisionDialog
          opportunity={id}
          organisation={organisation}
          applications={deciding}
          onClose={() => setDeciding(undefined)}
          onDone={() => {
            setDeciding(undefined)
            setPicked([])
            setOpened(undefined)
            void list.refetch()
          }}
        />
      )}
    </div>
  )
}
