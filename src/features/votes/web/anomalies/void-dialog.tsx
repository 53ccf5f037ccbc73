import { visibleLength } from '#platform/contract/characters.ts'
import { call } from '#platform/web/api/api.ts'
import { DraftNote } from '#platform/web/forms/draft-note.tsx'
import { useDeviceDraft } from '#platform/web/forms/use-device-draft.ts'
import { useTried } from '#platform/web/forms/use-tried.ts'
import { useWordsProblem } from '#platform/web/forms/use-words-problem.ts'
import { Textarea } from '#platform/web/ui/fields/textarea.tsx'
import { DialogFoot } from '#platform/web/ui/layers/dialog-foot.tsx'
import { Dialog } from '#platform/web/ui/layers/dialog.tsx'
import {
  type Anomaly,
  proposeVoiding,
  VOID_REASON_MAX,
  VOID_REASON_MIN,
} from '../../contract/anomalies.endpoints.ts'
import { useAnomalyText } from './use-anomaly-text.ts'
import { useVoidingAct } from './use-voiding-act.ts'

type Props = { slug: string; anomaly: Anomaly; onClose: () => void }

/** The reason why the votes of a finding should not count; another board member signs it. */
export function VoidDialog({ slug, anomaly: { kind, about, from, title, votes }, onClose }: Props) {
  const t = useAnomalyText()
  const { busy, act } = useVoidingAct()
  const [reason, setReason, forget, draft] = useDeviceDraft(`draft.voiding.${about}.${from}`, '')
  const { ref, isTried, refuse } = useTried<HTMLDivElement>()
  const wrong = useWordsProblem()(reason, VOID_REASON_MAX)
  const isShort = visibleLength(reason) < VOID_REASON_MIN
  const least = String(VOID_REASON_MIN)
  async function propose() {
    if (isShort || wrong) return refuse()
    const body = { kind, about, from, reason: reason.trim() }
    if (!(await act(() => call(proposeVoiding, { params: { slug }, body }), t('dialog.done')))) return
    forget()
    onClose()
  }
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('dialog.title')}
      closeLabel={t('dialog.close')}
      actions={
        <DialogFoot
          onCancel={onClose}
          act={t('dialog.propose')}
          onAct={propose}
          busy={busy && t('dialog.busy')}
        />
      }
    >
      <p className="font-strong">{t(`kinds.${kind}`)}</p>
      <p className="mt-1 wrap-anywhere">{t('voided', { votes, title })}</p>
      <p className="mt-3 mb-4 text-sm text-ink-2">{t('dialog.text', { votes })}</p>
      <div ref={ref}>
        <Textarea
          name="reason"
          label={t('dialog.reason')}
          help={t('dialog.help', { least })}
          error={wrong ?? (isTried && isShort && t('dialog.short', { least }))}
          value={reason}
          limit={VOID_REASON_MAX}
          onChange={(event) => setReason(event.currentTarget.value)}
        />
        <DraftNote {...draft} />
      </div>
    </Dialog>
  )
}
