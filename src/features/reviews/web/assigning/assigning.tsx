import { Suspense, useState } from 'react'
import { readText } from '#platform/contract/bilingual.ts'
import { useLocale } from '#platform/web/i18n/locale-provider.tsx'
import { lazyPart } from '#platform/web/shell/lazy-part.ts'
import { Chip } from '#platform/web/ui/blocks/chip.tsx'
import { EmptyState } from '#platform/web/ui/blocks/empty-state.tsx'
import { Note } from '#platform/web/ui/blocks/note.tsx'
import { Table } from '#platform/web/ui/blocks/table.tsx'
import { ButtonLink } from '#platform/web/ui/buttons/button-link.tsx'
import { Button } from '#platform/web/ui/buttons/button.tsx'
import type { AssignedApplication, Assignments } from '../../contract/assigning.endpoints.ts'
import { STATE_TONES } from '../state-tones.ts'
import { useText } from '../use-text.ts'

const AskDialog = lazyPart(async () => (await import('../changes/ask-dialog.tsx')).AskDialog)
const Judges = lazyPart(async () => (await import('./judges.tsx')).Judges)
const ReviewersDialog = lazyPart(async () => (await import('./reviewers-dialog.tsx')).ReviewersDialog)

/** The load of every reviewer, and each application with its reviewers. */
export function Assigning({ assignments }: { assignments: Assignments }) {
  const t = useText()
  const locale = useLocale()
  const [openId, setOpenId] = useState<string>()
  const [changesFor, setChangesFor] = useState<string>()
  const { slug, title, each, open, staff, reviewers, applications } = assignments
  const application = applications.find(({ id }) => id === openId)
  return (
    <>
      <ButtonLink to="/reviews" look="quiet" small className="-ml-3">
        {t('desk.back')}
      </ButtonLink>
      <h1 className="mt-2 text-2xl">{t('assigning.title', { title: readText(title, locale).text })}</h1>
      <p className="mt-1 mb-5 max-w-prose text-ink-2">{t('assigning.lead', { each })}</p>
      {!open && (
        <Note className="mb-5" tone="sun">
          <p>{t('assigning.closed')}</p>
        </Note>
      )}
      <Table
        caption={t('assigning.load')}
        rows={reviewers}
        rowKey={({ id }) => id}
        columns={[
          { key: 'name', head: t('assigning.reviewer'), cell: ({ name }) => name },
          { key: 'load', head: t('assigning.has'), number: true, cell: ({ load }) => load },
          { key: 'given', head: t('assigning.gave'), number: true, cell: ({ given }) => given },
        ]}
      />
      {applications.length === 0 ? (
        <EmptyState title={t('ranking.emptyTitle')} text={t('ranking.emptyText')} />
      ) : (
        <ul aria-label={t('assigning.applications')} className="mt-8 border-b border-line">
          {applications.map((one) => (
            <Row
              key={one.id}
              application={one}
              assignments={assignments}
              onChoose={() => setOpenId(one.id)}
              onAsk={() => setChangesFor(one.id)}
            />
          ))}
        </ul>
      )}
      <Suspense>
        {staff && <Judges slug={slug} />}
        {application && (
          <ReviewersDialog
            application={application}
            assignments={assignments}
            onClose={() => setOpenId(undefined)}
          />
        )}
        {changesFor && (
          <AskDialog
            of={{ slug, application: changesFor }}
            template={assignments.template}
            reviewUntil={assignments.reviewUntil}
            onClose={() => setChangesFor(undefined)}
          />
        )}
      </Suspense>
    </>
  )
}

type RowProps = {
  application: AssignedApplication
  assignments: Assignments
  onChoose: () => void
  onAsk: () => void
}

function Row({ application, assignments: { reviewers, each, open }, onChoose, onAsk }: RowProps) {
  const t = useText()
  const { number, title, own, judging, changes, mayAsk } = application
  const missing = each - judging.length
  return (
    <li className="grid gap-2 border-t border-line py-3.5 sm:grid-cols-[minmax(0,1fr)_auto] sm:gap-x-6">
      <div className="min-w-0">
        <p className="text-xs text-ink-2">{t('number', { number: String(number) })}</p>
        <h2 className="text-md wrap-anywhere">{title}</h2>
        {own ? (
          <p className="mt-1 text-sm text-ink-2">{t('assigning.own')}</p>
        ) : (
          <ul className="mt-1.5 flex flex-wrap gap-1.5">
            {judging.map(({ reviewer, state }, at) => (
              <li key={reviewer ?? at}>
                <Chip tone={STATE_TONES[state]}>
                  {reviewers.find(({ id }) => id === reviewer)?.name ?? t('ranking.former')},{' '}
                  {t(`states.${state}`)}
                </Chip>
              </li>
            ))}
            {changes && (
              <li>
                <Chip tone={changes === 'waiting' ? 'near' : 'line'}>{t(`changes.listed.${changes}`)}</Chip>
              </li>
            )}
            {missing > 0 && (
              <li>
                <Chip tone="line">{t('assigning.missing', { count: missing })}</Chip>
              </li>
            )}
          </ul>
        )}
      </div>
      {open && !own && (
        <div className="flex flex-wrap gap-2 self-start">
          <Button small aria-label={t('assigning.chooseFor', { number: String(number) })} onClick={onChoose}>
            {t('assigning.choose')}
          </Button>
          {mayAsk && (
            <Button
              small
              look="quiet"
              aria-label={t('changes.askFor', { number: String(number) })}
              onPointerEnter={AskDialog.preload}
              onClick={onAsk}
            >
              {t('changes.ask')}
            </Button>
          )}
        </div>
      )}
    </li>
  )
}
