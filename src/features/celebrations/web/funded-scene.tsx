import { ButtonLink } from '#platform/web/ui/buttons/button-link.tsx'
import { BuiltArch } from './built-arch.tsx'
import { useFirstView } from './use-first-view.ts'
import { useText } from './use-text.ts'

type Props = {
  /** Names the achievement on this device. */
  id: string
  title: string
  /** As it is read: 1.200 KM. */
  amount: string
  contract: string
}

const STONES = 9

/** A team sees once that its project got money; the contract comes before anything else. */
export function FundedScene({ id, title, amount, contract }: Props) {
  const t = useText()
  const isFirst = useFirstView(`funded:${id}`)
  if (!isFirst) return null
  return (
    <section className="deep mb-8 overflow-hidden rounded-surface px-5 pt-6 lg:grid lg:grid-cols-[minmax(0,1fr)_19rem] lg:items-end lg:gap-12 lg:px-10">
      <div className="pb-6 lg:pb-10">
        <h2 className="text-2xl [overflow-wrap:anywhere]">{t('funded.title', { amount, title })}</h2>
        <p className="mt-3 max-w-[48ch] text-ink-2">{t('funded.text')}</p>
        <ButtonLink look="key" to={contract} className="mt-5">
          {t('funded.contract')}
        </ButtonLink>
      </div>
      <div className="mx-auto w-full max-w-76">
        <BuiltArch stones={STONES} label={t('goal.arch', { of: STONES })} plays />
      </div>
    </section>
  )
}
