import { Check, CircleX, TriangleAlert } from 'lucide-react'
import { useState } from 'react'
import { formatDate, formatTime } from '#platform/contract/dates.ts'
import { call } from '#platform/web/api/api.ts'
import { useSubmission } from '#platform/web/editing/use-submission.ts'
import { useLocale } from '#platform/web/i18n/locale-provider.tsx'
import { Button } from '#platform/web/ui/buttons/button.tsx'
import { MomentField } from '#platform/web/ui/fields/moment-field.tsx'
import { toast } from '#platform/web/ui/layers/toast-store.ts'
import type { Finding } from '../../../contract/checks.ts'
import type { Content } from '../../../contract/content.ts'
import { publishPage } from '../../../contract/editing.endpoints.ts'
import { problems } from '../../../contract/problems.ts'
import { useEditorText } from '../../use-editor-text.ts'
import { CheckRow } from './check-row.tsx'
import { LinkCheck } from './link-check.tsx'
import { HistorySheet } from './history-sheet.tsx'
import { PageActions } from './page-actions.tsx'
import { type Editing, useEdited, useEditedStore } from '../use-edited.ts'
import { useFindings } from './use-findings.ts'

type Props = {
  content: Content
  editing: Editing
  /** Opens the block where something is to be mended. */
  onMend: (block: string | null) => void
}

/** The checks before publishing, and the time of it. */
export function PublishPanel({ content, editing, onMend }: Props) {
  const t = useEditorText()
  const store = useEditedStore()
  const edited = useEdited()
  const { faults, hints } = useFindings(content, true)
  const [at, setAt] = useState<string | null>(null)
  const [until, setUntil] = useState<string | null>(null)
  const isPage = edited.list === 'pages'
  const { busy, submit } = useSubmission({
    editing,
    send() {
      const { id, version } = store.read() ?? edited
      return call(publishPage, { params: { id }, body: { at, until }, ifMatch: version })
    },
    incomplete: problems.incomplete.code,
    words: { unsaved: t('publish.unsaved'), failed: t('general') },
    onMissing: () => undefined,
    onSent(answer) {
      store.change(() => answer)
      toast({ title: t(at === null ? 'publish.done' : 'publish.planned') })
      setAt(null)
      setUntil(null)
    },
  })
  return (
    <>
      <h2 className="text-sm">{t('publish.title')}</h2>
      <StateText />
      <ul aria-label={t('publish.checks')} className="text-sm">
        {faults.map((finding) => (
          <FindingRow key={`${finding.kind}.${finding.path}`} {...{ finding, content, onMend }} isFault />
        ))}
        {hints.map((finding) => (
          <FindingRow key={`${finding.kind}.${finding.path}`} {...{ finding, content, onMend }} />
        ))}
        {faults.length === 0 && (
          <CheckRow
            icon={<Check className="size-5 flex-none text-river-ink" aria-hidden />}
            text={t('publish.faultless')}
          />
        )}
      </ul>
      <LinkCheck {...{ content, onMend }} />
      {isPage && (
        <>
          <MomentField
            name="at"
            label={t('publish.at')}
            help={t('publish.atHelp')}
            value={at}
            fromToday
            onChange={setAt}
          />
          <MomentField
            name="until"
            label={t('publish.until')}
            help={t('publish.untilHelp')}
            value={until}
            fromToday
            onChange={setUntil}
          />
          <Button
            look="key"
            wide
            busy={busy && t('publish.busy')}
            reason={faults.length > 0 && t('publish.waits', { count: faults.length })}
            onClick={() => void submit()}
          >
            {t(at === null ? 'publish.publish' : 'publish.plan')}
          </Button>
        </>
      )}
      {edited.state === 'published' && (
        <a className="link inline-flex min-h-target items-center text-sm" href={`/page/${edited.slug}`}>
          {t('publish.open')}
        </a>
      )}
      <div className="-ml-3 flex flex-wrap gap-x-2">
        <HistorySheet editing={editing} />
        <PageActions />
      </div>
    </>
  )
}

type FindingProps = {
  finding: Finding
  content: Content
  isFault?: boolean
  onMend: Props['onMend']
}

function FindingRow({ finding: { kind, block }, content, isFault, onMend }: FindingProps) {
  const t = useEditorText()
  const Icon = isFault ? CircleX : TriangleAlert
  return (
    <CheckRow
      icon={<Icon className={`size-5 flex-none ${isFault ? 'text-harm-ink' : 'text-sun-ink'}`} aria-hidden />}
      text={t(`findings.${kind}`)}
      {...{ content, block, onMend }}
      mayMend={block !== null || kind === 'title'}
    />
  )
}

function StateText() {
  const t = useEditorText()
  const locale = useLocale()
  const { state, list, unpublished, liveAt, endsAt, nextAt } = useEdited()
  const moment = (at: string | null) =>
    at === null
      ? ''
      : t('publish.moment', { date: formatDate(new Date(at), locale), time: formatTime(new Date(at)) })
  if (list !== 'pages') return <p className="text-sm text-ink-2">{t(`publish.lists.${list}`)}</p>
  return (
    <div className="grid gap-1 text-sm text-ink-2">
      <p>{t(`publish.states.${state}`, { at: moment(liveAt), end: moment(endsAt) })}</p>
      {state === 'published' && endsAt && <p>{t('publish.ends', { at: moment(endsAt) })}</p>}
      {state === 'published' && nextAt && <p>{t('publish.next', { at: moment(nextAt) })}</p>}
      {state === 'published' && unpublished && <p>{t('publish.unpublished')}</p>}
    </div>
  )
}
