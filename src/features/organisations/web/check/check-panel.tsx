import { useAct } from '#platform/web/api/use-act.ts'
import { formatDate } from '#platform/contract/dates.ts'
import { countStones } from '#platform/contract/arch-geometry.ts'
import { call } from '#platform/web/api/api.ts'
import { useLocale } from '#platform/web/i18n/locale-provider.tsx'
import { Arch } from '#platform/web/ui/arch.tsx'
import { Chip } from '#platform/web/ui/blocks/chip.tsx'
import { Note } from '#platform/web/ui/blocks/note.tsx'
import { Button } from '#platform/web/ui/buttons/button.tsx'
import { toast } from '#platform/web/ui/layers/toast-store.ts'
import type { OwnOrganisation } from '../../contract/organisation.endpoints.ts'
import { requestCheck } from '../../contract/verification.endpoints.ts'
import { useOrganisationStore } from '../manage/use-organisation.ts'
import { useText } from '../use-text.ts'
import { DomainProof } from './domain-proof.tsx'

/** The verification: prove the domain or give the number, then request it. */
export function CheckPanel({ organisation }: { organisation: OwnOrganisation }) {
  const t = useText()
  const { check, details, role, suspended } = organisation
  const isVerified = check.state === 'verified'
  const done = [check.domainProved, details.registerNumber !== null, isVerified].filter(Boolean).length
  return (
    <section aria-labelledby="mark-title" className="max-w-2xl py-6">
      <div className="flex items-center gap-5">
        <Arch size="medium" stones={countStones({ have: done, of: 3 })} />
        <div className="min-w-0">
          <h2 id="mark-title" className="text-lg">
            {t('check.title')}
          </h2>
          <p className="mt-1 text-sm text-ink-2">{t('check.why')}</p>
        </div>
      </div>
      <Outcome organisation={organisation} />
      {role !== 'owner' ? (
        <p className="mt-6 text-ink-2">{t('check.ownersOnly')}</p>
      ) : (
        !isVerified && !suspended && <Steps organisation={organisation} />
      )}
    </section>
  )
}

function Outcome({ organisation: { check } }: { organisation: OwnOrganisation }) {
  const t = useText()
  const locale = useLocale()
  const day = (at: string | null) => (at ? formatDate(new Date(at), locale) : '')
  if (check.state === 'verified') {
    return (
      <Note tone="river" className="mt-6">
        <p>{t('check.verified', { date: day(check.verifiedAt) })}</p>
      </Note>
    )
  }
  if (check.state === 'waiting') {
    return (
      <Note tone="sun" className="mt-6">
        <p>{t('check.waiting', { date: day(check.askedAt) })}</p>
      </Note>
    )
  }
  if (check.state !== 'refused') return null
  return (
    <Note tone="harm" className="mt-6">
      <p className="font-strong">{t('check.refused')}</p>
      {check.reason && <p>{t(`reasons.${check.reason}`)}</p>}
      {check.note && <p className="[overflow-wrap:anywhere]">{t('check.note', { note: check.note })}</p>}
    </Note>
  )
}

function Steps({ organisation }: { organisation: OwnOrganisation }) {
  const t = useText()
  const { check, details } = organisation
  const { registerNumber } = details
  return (
    <ol aria-label={t('check.steps')} className="mt-6">
      <li className={STEP}>
        <h3 className="text-md">{t('check.domain')}</h3>
        {check.domainProved ? (
          <Chip tone="have" className="mt-2">
            {t('check.domainDone', { domain: check.domain ?? '' })}
          </Chip>
        ) : check.domain ? (
          <DomainProof organisation={organisation} domain={check.domain} />
        ) : (
          <p className="mt-1 text-sm text-ink-2">{t('check.domainNone')}</p>
        )}
      </li>
      <li className={STEP}>
        <h3 className="text-md">{t('check.register')}</h3>
        {registerNumber ? (
          <Chip tone="have" className="mt-2">
            {t('check.registerDone', { number: registerNumber })}
          </Chip>
        ) : (
          <p className="mt-1 text-sm text-ink-2">{t('check.registerText')}</p>
        )}
      </li>
      {check.state !== 'waiting' && (
        <li className={STEP}>
          <h3 className="text-md">{t('check.ask')}</h3>
          <Ask organisation={organisation} />
        </li>
      )}
    </ol>
  )
}

const STEP = 'border-t border-line py-5'

function Ask({ organisation }: { organisation: OwnOrganisation }) {
  const t = useText()
  const store = useOrganisationStore(organisation.slug)
  const { busy, act } = useAct({ failed: t('general') })
  const { check, details, id } = organisation
  const mayAsk = check.domainProved || details.registerNumber !== null
  async function ask() {
    await act(async () => {
      await call(requestCheck, { params: { id } })
      toast({ title: t('check.askedFor') })
    })
    await store.reload()
  }
  return (
    <>
      <p className="mt-1 mb-4 text-sm text-ink-2">{t('check.askText')}</p>
      <Button
        look="key"
        busy={busy && t('check.asking')}
        {...(!mayAsk && { reason: t('check.askNothing') })}
        onClick={() => void ask()}
      >
        {t('check.ask')}
      </Button>
    </>
  )
}
