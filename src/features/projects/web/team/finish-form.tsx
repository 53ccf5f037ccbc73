import { type FormEvent, useState } from 'react'
import { contributedOf } from '#features/calls/contract/application-content.ts'
import { useCallWords } from '#features/calls/web/index.ts'
import { visibleLength } from '#platform/contract/characters.ts'
import { call } from '#platform/web/api/api.ts'
import { useEndpoint } from '#platform/web/api/use-endpoint.ts'
import { DraftNote } from '#platform/web/forms/draft-note.tsx'
import { useDeviceDraft } from '#platform/web/forms/use-device-draft.ts'
import { useTried } from '#platform/web/forms/use-tried.ts'
import { useWordsProblem } from '#platform/web/forms/use-words-problem.ts'
import { Note } from '#platform/web/ui/blocks/note.tsx'
import { Button } from '#platform/web/ui/buttons/button.tsx'
import { Textarea } from '#platform/web/ui/fields/textarea.tsx'
import { DialogFoot } from '#platform/web/ui/layers/dialog-foot.tsx'
import { Dialog } from '#platform/web/ui/layers/dialog.tsx'
import { totalsOf } from '../../contract/ledger.ts'
import {
  completeProject,
  type Project,
  REPORT_MAX,
  REPORT_MIN,
  WITHOUT_MAX,
} from '../../contract/projects.endpoints.ts'
import { getMoney } from '../../contract/money/money.endpoints.ts'
import { useProjectAct } from '../use-project-act.ts'
import { useTeamText } from '../use-team-text.ts'

type Props = { project: Project; returned: { report: string; reason: string } | null }

/** Ends a project, with a confirmation, because nothing can be entered afterwards. */
export function FinishForm({ project, returned }: Props) {
  const t = useTeamText()
  const { slug } = project
  const { busy, act } = useProjectAct()
  const [first] = useState(() => ({ report: returned?.report ?? '', why: '' }))
  const [words, change, forget, draft] = useDeviceDraft(`project-report.${slug}`, first)
  const { report, why } = words
  const { data: money } = useEndpoint(getMoney, { params: { slug } })
  const missing = money?.expenses.filter(({ papers }) => papers.length === 0).length ?? 0
  const isUnsaid = missing > 0 && visibleLength(why) === 0
  const { ref, isTried, refuse } = useTried<HTMLFormElement>()
  const wrongWords = useWordsProblem()
  const wrong = {
    report: wrongWords(report, REPORT_MAX),
    why: missing > 0 ? wrongWords(why, WITHOUT_MAX) : undefined,
  }
  const [isConfirming, setConfirming] = useState(false)
  const reportLength = visibleLength(report)
  function ask(event: FormEvent) {
    event.preventDefault()
    if (reportLength < REPORT_MIN || isUnsaid || wrong.report || wrong.why) return refuse()
    setConfirming(true)
  }
  async function finish() {
    const body = { report: report.trim(), ...(missing > 0 && { withoutReceipts: why.trim() }) }
    if (await act(() => call(completeProject, { params: { slug }, body }), t('finish.done'))) forget()
    setConfirming(false)
  }
  return (
    <form ref={ref} method="post" onSubmit={ask} noValidate className="grid gap-3 border-t border-line pt-6">
      <h3 className="text-lg">{t('finish.title')}</h3>
      <p className="text-sm text-ink-2">{t('finish.text')}</p>
      {returned && (
        <Note tone="sun">
          <p className="whitespace-pre-line wrap-anywhere">
            {t('finish.returned', { reason: returned.reason })}
          </p>
        </Note>
      )}
      <Textarea
        name="report"
        label={t('finish.label')}
        help={t('finish.help', { least: String(REPORT_MIN), now: String(reportLength) })}
        error={wrong.report ?? (isTried && reportLength < REPORT_MIN && t('finish.short'))}
        value={report}
        limit={REPORT_MAX}
        rows={6}
        onChange={({ currentTarget }) => change({ ...words, report: currentTarget.value })}
      />
      {missing > 0 && (
        <Textarea
          name="without-receipts"
          label={t('finish.why', { count: missing })}
          help={t('finish.whyHelp')}
          error={wrong.why ?? (isTried && isUnsaid && t('finish.whyMissing'))}
          value={why}
          limit={WITHOUT_MAX}
          onChange={({ currentTarget }) => change({ ...words, why: currentTarget.value })}
        />
      )}
      <div>
        <DraftNote {...draft} />
        <Button type="submit" className="mt-2">
          {t('finish.send')}
        </Button>
      </div>
      <Dialog
        open={isConfirming}
        onClose={() => setConfirming(false)}
        title={t('finish.sure')}
        closeLabel={t('finish.close')}
        actions={
          <DialogFoot
            onCancel={() => setConfirming(false)}
            act={t('finish.send')}
            onAct={finish}
            busy={busy && t('finish.sending')}
          />
        }
      >
        <p>{t('finish.text')}</p>
        <Shortfall project={project} />
      </Dialog>
    </form>
  )
}

/** Lists what the team promised or received but has not entered, while it still can. */
function Shortfall({ project: { entries, promised } }: Pick<Props, 'project'>) {
  const t = useTeamText()
  const { km } = useCallWords()
  const { contributed, unconfirmed, received, spent } = totalsOf(entries)
  const sum = contributedOf({ contributions: promised })
  const lines = [
    contributed + unconfirmed < sum &&
      t('finish.lessGiven', { sum: km(contributed + unconfirmed), promise: km(sum) }),
    spent < received && t('finish.lessSpent', { sum: km(spent), money: km(received) }),
  ].filter((line) => line !== false)
  if (lines.length === 0) return null
  return (
    <Note tone="sun" className="mt-3">
      {lines.map((line) => (
        <p key={line}>{line}</p>
      ))}
    </Note>
  )
}
