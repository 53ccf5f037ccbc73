import type { CallCard } from '../contract/call-card.ts'
import { FundMeter } from './fund-meter.tsx'
import { useCallWords } from './use-call-words.ts'
import { TimeLeft } from './time-left.tsx'
import { useText } from './use-text.ts'

type Props = { card: CallCard; now: string; level?: 'h2' | 'h3' }

/** Shows a call in a list: its name, money, rest of the fund and deadline. */
export function CallRow({ card, now, level: Heading = 'h3' }: Props) {
  const t = useText()
  const { say, range, km } = useCallWords()
  const { amount, fund, given, phase, bank } = card
  const left = Math.max(0, fund - given)
  return (
    <li className="relative grid grid-cols-[minmax(0,1fr)_auto] gap-x-4 gap-y-0.5 border-t border-line py-4 last:border-b xl:grid-cols-[minmax(0,1fr)_14rem_12rem] xl:gap-x-8">
      <Heading className="text-md">
        <a className="after:absolute after:inset-0" href={`/calls/${card.slug}`}>
          {say(card.title)}
        </a>
      </Heading>
      <Deadline card={card} now={now} />
      <p className="col-span-full flex flex-wrap gap-x-3.5 text-sm text-ink-2 xl:col-span-1 xl:row-start-2">
        {bank && <span>{bank.name}</span>}
        {amount && (
          <b className="font-strong text-ink">
            {bank
              ? t('list.perProject', { amount: range(amount) })
              : t('list.perPerson', { amount: range(amount) })}
          </b>
        )}
      </p>
      {phase !== 'finished' && fund > 0 && (
        <div className="col-span-full mt-1.5 grid grid-cols-[minmax(0,1fr)_auto] items-center gap-3 text-xs text-ink-2 xl:col-span-1 xl:col-start-2 xl:row-span-2 xl:row-start-1 xl:mt-0 xl:grid-cols-1 xl:content-center xl:gap-1.5">
          <FundMeter left={left} fund={fund} />
          <span>{t('list.fundLeft', { left: km(left), fund: km(fund) })}</span>
        </div>
      )}
    </li>
  )
}

function Deadline({ card: { phase, dates }, now }: Pick<Props, 'card' | 'now'>) {
  const t = useText()
  const { date } = useCallWords()
  const look = 'text-sm xl:col-start-3 xl:row-span-2 xl:row-start-1 xl:self-center xl:text-right'
  if (phase === 'open' && dates.deadline) {
    const over = t('when.closed', { date: date(dates.deadline) })
    return <TimeLeft className={`${look} text-ink`} deadline={dates.deadline} now={now} over={over} />
  }
  if (phase === 'voting' && dates.voteUntil) {
    return (
      <span className={look}>
        {t('phases.voting')} {t('when.until', { date: date(dates.voteUntil) })}
      </span>
    )
  }
  if (phase === 'upcoming' && dates.opensAt) {
    return <span className={`${look} text-ink-2`}>{t('when.from', { date: date(dates.opensAt) })}</span>
  }
  return <span className={`${look} text-ink-2`}>{t(`phases.${phase}`)}</span>
}
