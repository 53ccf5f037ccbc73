import { countStones } from '#platform/contract/arch-geometry.ts'
import { Arch } from '#platform/web/ui/arch.tsx'
import { buttonClass } from '#platform/web/ui/buttons/button-look.ts'
import type { CallCard } from '../../contract/call-card.ts'
import { useCallWords } from '../use-call-words.ts'
import { TimeLeft } from '../time-left.tsx'
import { useText } from '../use-text.ts'

const STONES = 12

/** Shows the call that ends soonest with its fund as an arch, or that there is none. */
export function NearCall({ card, now }: { card: CallCard | undefined; now: string }) {
  const t = useText()
  const { say, km, range, date, time } = useCallWords()
  const deadline = card?.dates.deadline
  if (!card || !deadline) {
    return (
      <section aria-labelledby="near-title" className="deep rounded-surface px-5 py-8 lg:px-10">
        <h2 id="near-title" className="text-2xl">
          {t('list.none')}
        </h2>
        <p className="mt-2 text-ink-2">{t('list.noneText')}</p>
      </section>
    )
  }
  const { fund, given, amount } = card
  const free = Math.max(0, fund - given)
  const stones = fund === 0 ? 0 : Math.round((free / fund) * STONES)
  const title = say(card.title)
  return (
    <section
      aria-labelledby="near-title"
      className="deep grid gap-4 overflow-hidden rounded-surface px-5 pt-6 lg:grid-cols-[minmax(0,1fr)_25rem] lg:items-end lg:gap-12 lg:px-10 lg:pt-10"
    >
      <div className="lg:pb-10">
        <p className="text-sm text-ink-2">{card.bank?.name ?? t('near.who')}</p>
        <h2 id="near-title" className="text-2xl">
          {amount
            ? t('near.shareAmount', { title, left: km(free), amount: range(amount) })
            : t('near.share', { title, left: km(free) })}
        </h2>
        <p className="mt-3">
          {t('when.deadline', { date: date(deadline), time: time(deadline) })}{' '}
          <TimeLeft className="font-strong text-sun" deadline={deadline} now={now} over={t('when.shut')} />
        </p>
        <p className="mt-5 flex flex-wrap gap-2">
          <a className={buttonClass({ look: 'key' })} href={`/calls/${card.slug}`}>
            {t('near.look')}
          </a>
          <a className={buttonClass({ look: 'quiet' })} href={`/calls/${card.slug}#mogu`}>
            {t('near.canI')}
          </a>
        </p>
      </div>
      <div className="relative mx-auto w-full max-w-100">
        <Arch stones={countStones({ have: stones, of: STONES })} label={t('near.stones', { free: stones })} />
        <p className="absolute inset-x-0 bottom-3 text-center text-xs text-ink-2">
          <b className="block text-3xl leading-none font-head text-ink">{km(free)}</b>
          {t('near.free', { fund: km(fund) })}
        </p>
      </div>
    </section>
  )
}
