import { visibleLength } from '#platform/contract/characters.ts'
import { call } from '#platform/web/api/api.ts'
import { DraftNote } from '#platform/web/forms/draft-note.tsx'
import { useDeviceDraft } from '#platform/web/forms/use-device-draft.ts'
import { useTried } from '#platform/web/forms/use-tried.ts'
import { useWordsProblem } from '#platform/web/forms/use-words-problem.ts'
import { Textarea } from '#platform/web/ui/fields/textarea.tsx'
import { DialogFoot } from '#platform/web/ui/layers/dialog-foot.tsx'
import { Dialog } from '#platform/web/ui/layers/dialog.tsx'
import { submitReport, type Money } from '../../contract/money/money.endpoints.ts'
import { REPORT_MAX, REPORT_MIN } from '../../contract/projects.endpoints.ts'
import { useProjectAct } from '../use-project-act.ts'
import { useMoneyText } from './use-money-text.ts'

type Props = { slug: string; report: Money['interim'][number]; onClose: () => void }

/** The form for an interim report. */
export function InterimDialog({ slug, report: { id, what, handedIn }, onClose }: Props) {
  const t = useMoneyText()
  const { busy, act } = useProjectAct()
  const [text, change, forget, draft] = useDeviceDraft(`project-report.${slug}.${id}`, handedIn?.text ?? '')
  const { ref, isTried, refuse } = useTried<HTMLDivElement>()
  const wrong = useWordsProblem()(text, REPORT_MAX)
  const textLength = visibleLength(text)
  async function send() {
    if (textLength < REPORT_MIN || wrong) return refuse()
    const body = { text: text.trim() }
    if (!(await act(() => call(submitReport, { params: { slug, id }, body }), t('interim.sent')))) return
    forget()
    onClose()
  }
  return (
    <Dialog
      open
      onClose={onClose}
      title={what}
      closeLabel={t('close')}
      actions={
        <DialogFoot onCancel={onClose} act={t('interim.handIn')} onAct={send} busy={busy && t('sending')} />
      }
    >
      <div ref={ref}>
        <Textarea
          name="interim"
          label={t('interim.label')}
          help={t('interim.help', { least: String(REPORT_MIN), now: String(textLength) })}
          error={wrong ?? (isTried && textLength < REPORT_MIN && t('interim.short'))}
          value={text}
          limit={REPORT_MAX}
          rows={8}
          onChange={({ currentTarget }) => change(currentTarget.value)}
        />
        <DraftNote {...draft} />
      </div>
    </Dialog>
  )
}
