import { useCallWords } from '#features/calls/web/index.ts'
import { visibleLength } from '#platform/contract/characters.ts'
import { call } from '#platform/web/api/api.ts'
import { DraftNote } from '#platform/web/forms/draft-note.tsx'
import { useDeviceDraft } from '#platform/web/forms/use-device-draft.ts'
import { useTried } from '#platform/web/forms/use-tried.ts'
import { useWordsProblem } from '#platform/web/forms/use-words-problem.ts'
import { Select } from '#platform/web/ui/fields/select.tsx'
import { TextInput } from '#platform/web/ui/fields/text-input.tsx'
import { Textarea } from '#platform/web/ui/fields/textarea.tsx'
import { DialogFoot } from '#platform/web/ui/layers/dialog-foot.tsx'
import { Dialog } from '#platform/web/ui/layers/dialog.tsx'
import { requestChange } from '../../contract/money/changes.endpoints.ts'
import type { Money } from '../../contract/money/money.endpoints.ts'
import { MONEY_REASON_MAX, MONEY_REASON_MIN } from '../../contract/money/money-schemas.ts'
import { useEntryId } from '../team/use-entry-id.ts'
import { useProjectAct } from '../use-project-act.ts'
import { useMoneyText } from './use-money-text.ts'
import { usePapersText } from './use-papers-text.ts'
import { feningaOf } from './agreement-input.ts'

const EMPTY = { from: '', to: '', amount: '', reason: '' }

/** Requests to move money between two budget items. */
export function ChangeDialog({ money: { slug, budget }, onClose }: { money: Money; onClose: () => void }) {
  const t = usePapersText()
  const m = useMoneyText()
  const { km } = useCallWords()
  const { busy, act } = useProjectAct()
  const { id } = useEntryId()
  const [input, change, forget, draft] = useDeviceDraft(`project-change.${slug}`, EMPTY)
  const { ref, isTried, refuse } = useTried<HTMLDivElement>()
  const { from, to, amount, reason } = input
  const feninga = feningaOf(amount)
  const most = budget.find((row) => row.id === from)?.amount ?? 0
  const isAmount = feninga > 0 && (from === '' || feninga <= most)
  const areLines = from !== '' && to !== '' && from !== to
  const wrong = useWordsProblem()(reason, MONEY_REASON_MAX)
  const isShort = visibleLength(reason) < MONEY_REASON_MIN
  const options = budget.map(({ id: value, what, amount: has }) => ({
    value,
    text: t('changes.has', { what, amount: km(has) }),
  }))
  async function send() {
    if (!isAmount || !areLines || isShort || wrong) return refuse()
    const body = { from, to, amount: feninga, reason: reason.trim() }
    if (!(await act(() => call(requestChange, { params: { slug, id }, body }), t('changes.sent')))) return
    forget()
    onClose()
  }
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('changes.ask')}
      closeLabel={m('close')}
      actions={
        <DialogFoot onCancel={onClose} act={t('changes.send')} onAct={send} busy={busy && t('sending')} />
      }
    >
      <div ref={ref} className="grid gap-4">
        <p className="text-sm text-ink-2">{t('changes.lead')}</p>
        {(['from', 'to'] as const).map((name) => (
          <Select
            key={name}
            name={name}
            label={t(`changes.${name}`)}
            empty=""
            value={input[name]}
            options={options}
            error={isTried && !areLines && t('changes.linesWrong')}
            onChange={({ target }) => change({ ...input, [name]: target.value })}
          />
        ))}
        <TextInput
          name="amount"
          label={t('changes.amount')}
          inputMode="decimal"
          autoComplete="off"
          error={isTried && !isAmount && t('changes.amountWrong')}
          value={amount}
          onChange={({ target }) => change({ ...input, amount: target.value })}
        />
        <Textarea
          name="reason"
          label={t('changes.reason')}
          help={m('reasonHelp', { least: String(MONEY_REASON_MIN) })}
          error={wrong ?? (isTried && isShort && m('reasonShort'))}
          value={reason}
          limit={MONEY_REASON_MAX}
          onChange={({ currentTarget }) => change({ ...input, reason: currentTarget.value })}
        />
        <DraftNote {...draft} />
      </div>
    </Dialog>
  )
}
