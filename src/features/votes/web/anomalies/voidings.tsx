import { useState } from 'react'
import { formatDate, formatTime } from '#platform/contract/dates.ts'
import { call } from '#platform/web/api/api.ts'
import { useLocale } from '#platform/web/i18n/locale-provider.tsx'
import { Chip } from '#platform/web/ui/blocks/chip.tsx'
import { Button } from '#platform/web/ui/buttons/button.tsx'
import { DialogFoot } from '#platform/web/ui/layers/dialog-foot.tsx'
import { Dialog } from '#platform/web/ui/layers/dialog.tsx'
import { confirmVoiding, type Voiding, withdrawVoiding } from '../../contract/anomalies.endpoints.ts'
import { useAnomalyText } from './use-anomaly-text.ts'
import { useVoidingAct } from './use-voiding-act.ts'

type Props = { slug: string; voidings: readonly Voiding[]; mayVoid: boolean }

/** Votes voided by the board, with both signatures, and those that wait for the second one. */
export function Voidings({ slug, voidings, mayVoid }: Props) {
  const t = useAnomalyText()
  return (
    <section aria-labelledby="voidings" className="mt-10">
      <h2 id="voidings" className="mb-3 text-lg">
        {t('voidings')}
      </h2>
      <ul className="border-b border-line">
        {voidings.map((one) => (
          <VoidingRow key={one.id} slug={slug} voiding={one} mayVoid={mayVoid} />
        ))}
      </ul>
    </section>
  )
}

function VoidingRow({ slug, voiding, mayVoid }: { slug: string; voiding: Voiding; mayVoid: boolean }) {
  const t = useAnomalyText()
  const locale = useLocale()
  const { busy, act } = useVoidingAct()
  const [isSigning, setSigning] = useState(false)
  const { id, kind, votes, title, reason, mine, proposedBy, confirmedBy, confirmedAt } = voiding
  const params = { slug, id }
  const who = proposedBy ?? t('former')
  const at = confirmedAt === null ? undefined : new Date(confirmedAt)
  return (
    <li className="grid gap-x-8 gap-y-2 border-t border-line py-4 lg:grid-cols-2">
      <div>
        <Chip tone={at ? 'neutral' : 'sun'}>{t(at ? 'left' : 'waiting')}</Chip>
        <h3 className="mt-2 text-md">{t(`kinds.${kind}`)}</h3>
        <p className="text-sm wrap-anywhere">{t('voided', { votes, title })}</p>
      </div>
      <div className="text-sm">
        <p className="whitespace-pre-line wrap-anywhere">{reason}</p>
        <p className="mt-1 text-ink-2">
          {at
            ? t('signedBy', {
                proposer: who,
                confirmer: confirmedBy ?? t('former'),
                at: t('moment', { date: formatDate(at, locale), time: formatTime(at) }),
              })
            : t('proposedBy', { who })}
        </p>
        {mayVoid && !at && (
          <div className="mt-2 flex flex-wrap gap-2">
            {!mine && (
              <Button small onClick={() => setSigning(true)}>
                {t('sign')}
              </Button>
            )}
            <Button
              small
              look="quiet"
              disabled={busy}
              onClick={() => void act(() => call(withdrawVoiding, { params }), t('signDialog.withdrawn'))}
            >
              {t('withdraw')}
            </Button>
          </div>
        )}
      </div>
      <Dialog
        open={isSigning}
        onClose={() => setSigning(false)}
        title={t('signDialog.title')}
        closeLabel={t('dialog.close')}
        actions={
          <DialogFoot
            onCancel={() => setSigning(false)}
            act={t('signDialog.act')}
            onAct={async () => {
              if (await act(() => call(confirmVoiding, { params }), t('signDialog.done'))) setSigning(false)
            }}
            busy={busy && t('signDialog.busy')}
          />
        }
      >
        <p>{t('signDialog.text', { who, votes })}</p>
        <p className="mt-3 whitespace-pre-line wrap-anywhere">{reason}</p>
      </Dialog>
    </li>
  )
}
