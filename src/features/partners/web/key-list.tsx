import { useState } from 'react'
import { formatNumber } from '#platform/contract/dates.ts'
import { lastDay } from '#platform/contract/local-time.ts'
import { call } from '#platform/web/api/api.ts'
import { useAct } from '#platform/web/api/use-act.ts'
import { useLocale } from '#platform/web/i18n/locale-provider.tsx'
import { Chip } from '#platform/web/ui/blocks/chip.tsx'
import { EmptyState } from '#platform/web/ui/blocks/empty-state.tsx'
import { DateText } from '#platform/web/ui/blocks/values.tsx'
import { Button } from '#platform/web/ui/buttons/button.tsx'
import { DialogFoot } from '#platform/web/ui/layers/dialog-foot.tsx'
import { Dialog } from '#platform/web/ui/layers/dialog.tsx'
import { deletePartnerKey, listPartnerKeys, type PartnerKey } from '../contract/partner-keys.endpoints.ts'
import { useText } from './use-text.ts'

type Props = { keys: readonly PartnerKey[]; onReplace: (key: PartnerKey) => void }

/** The keys, those that work first. */
export function KeyList({ keys, onReplace }: Props) {
  const t = useText()
  if (keys.length === 0) return <EmptyState title={t('none')} text={t('noneText')} />
  return (
    <ul>
      {keys.map((key) => (
        <li key={key.id} className="border-t border-line py-4">
          <Row partnerKey={key} onReplace={() => onReplace(key)} />
        </li>
      ))}
    </ul>
  )
}

const TONES = {
  live: 'have',
  ending: 'sun',
  replaced: 'sun',
  expired: 'neutral',
  revoked: 'neutral',
} as const

function Row({ partnerKey, onReplace }: { partnerKey: PartnerKey; onReplace: () => void }) {
  const t = useText()
  const locale = useLocale()
  const { partner, scopes, ending, expiresAt, state, calledAt, calls, refusals } = partnerKey
  const works = state !== 'expired' && state !== 'revoked'
  return (
    <div className="grid gap-x-6 gap-y-2 md:grid-cols-[minmax(0,1fr)_auto]">
      <div className="min-w-0 [overflow-wrap:anywhere]">
        <p className="flex flex-wrap items-baseline gap-x-2">
          <b className="font-strong">{partner}</b>
          <code className="text-xs text-ink-2" translate="no">
            {t('ending', { ending })}
          </code>
        </p>
        <p className="my-1 flex flex-wrap items-center gap-2">
          <Chip tone={TONES[state]}>{t(`states.${state}`)}</Chip>
          {scopes.map((scope) => (
            <Chip key={scope} tone="line">
              {t(`scopes.${scope}`)}
            </Chip>
          ))}
        </p>
        <p className="text-sm text-ink-2">
          {t('until')} <DateText at={lastDay(new Date(expiresAt)).toISOString()} show="date" />
        </p>
        <p className="flex flex-wrap gap-x-3 text-sm text-ink-2">
          <span>{t('calls', { count: calls, shown: formatNumber(calls, locale) })}</span>
          <span>
            {t(calledAt ? 'last' : 'never')} {calledAt && <DateText at={calledAt} show="both" />}
          </span>
          {refusals > 0 && <span className="text-sun-ink">{t('refusals', { count: refusals })}</span>}
        </p>
      </div>
      {works && (
        <div className="flex flex-wrap items-start gap-2">
          {state !== 'replaced' && (
            <Button small aria-haspopup="dialog" onClick={onReplace}>
              {t('replace')}
            </Button>
          )}
          <Revoke partnerKey={partnerKey} />
        </div>
      )}
    </div>
  )
}

function Revoke({ partnerKey: { id, partner } }: { partnerKey: PartnerKey }) {
  const t = useText()
  const [isOpen, setOpen] = useState(false)
  const { busy, act } = useAct({ refresh: [listPartnerKeys.path] })
  async function revoke() {
    if (await act(() => call(deletePartnerKey, { params: { id } }), t('revoked'))) setOpen(false)
  }
  return (
    <>
      <Button small look="quiet" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {t('revoke')}
      </Button>
      <Dialog
        open={isOpen}
        onClose={() => setOpen(false)}
        title={t('revokeTitle', { partner })}
        closeLabel={t('close')}
        actions={
          <DialogFoot
            onCancel={() => setOpen(false)}
            act={t('revoke')}
            onAct={revoke}
            look="harm"
            busy={busy && t('busy')}
          />
        }
      >
        <p>{t('revokeText')}</p>
      </Dialog>
    </>
  )
}
