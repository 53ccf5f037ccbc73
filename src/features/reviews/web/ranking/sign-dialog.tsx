import { formatAmount } from '#platform/contract/amount.ts'
import { call } from '#platform/web/api/api.ts'
import { useLocale } from '#platform/web/i18n/locale-provider.tsx'
import { Note } from '#platform/web/ui/blocks/note.tsx'
import { DialogFoot } from '#platform/web/ui/layers/dialog-foot.tsx'
import { Dialog } from '#platform/web/ui/layers/dialog.tsx'
import { confirmDecision, type RankedApplication } from '../../contract/decisions.endpoints.ts'
import { useReviewAct } from '../use-review-act.ts'
import { EnglishReaders } from './english-readers.tsx'
import { useText } from '../use-text.ts'

type Props = { slug: string; application: RankedApplication; isForVote: boolean; onClose: () => void }

/** The second signature: amount and reason are shown once more, then the team gets its letter. */
export function SignDialog({
  slug,
  application: { id, title, decision, readers },
  isForVote,
  onClose,
}: Props) {
  const t = useText()
  const locale = useLocale()
  const { busy, act } = useReviewAct()
  if (!decision) return null
  const params = { slug, application: id, id: decision.id }
  async function sign() {
    if (await act(() => call(confirmDecision, { params }), t('ranking.signedNow'))) onClose()
  }
  return (
    <Dialog
      open
      onClose={onClose}
      title={title}
      closeLabel={t('conflict.close')}
      actions={
        <DialogFoot
          onCancel={onClose}
          act={t('ranking.sign')}
          onAct={sign}
          busy={busy && t('ranking.signing')}
        />
      }
    >
      <p className="text-lg font-strong">
        {decision.amount === null
          ? t('ranking.refusal')
          : t(isForVote ? 'ranking.ballot' : 'ranking.award', {
              amount: formatAmount(decision.amount / 100, locale),
            })}
      </p>
      <p className="mt-3 whitespace-pre-line wrap-anywhere">{decision.reason}</p>
      <EnglishReaders {...readers} className="mt-3" />
      {decision.outside !== null && (
        <Note tone="sun" className="mt-3">
          <p className="font-strong">{t('ranking.outside')}</p>
          <p className="whitespace-pre-line wrap-anywhere">{decision.outside}</p>
        </Note>
      )}
      <p className="mt-3 text-sm text-ink-2">
        {t('ranking.signText', { who: decision.proposedBy ?? t('ranking.former') })}
      </p>
    </Dialog>
  )
}
