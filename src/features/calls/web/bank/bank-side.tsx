import type { PublicBank } from '#features/banks/contract/banks.endpoints.ts'
import { Avatar } from '#platform/web/ui/blocks/avatar.tsx'
import { FundMeter } from '../fund-meter.tsx'
import { useCallWords } from '../use-call-words.ts'
import { useText } from '../use-text.ts'

export function BankBoard({ board }: Pick<PublicBank, 'board'>) {
  const t = useText()
  const { say } = useCallWords()
  return (
    <section aria-labelledby="bank-board">
      <h2 id="bank-board" className="mb-3 text-xl">
        {t('bank.board')}
      </h2>
      <ul>
        {board.map(({ name, role, profile }) => (
          <li key={name} className="flex items-center gap-3 border-t border-line py-3">
            <Avatar name={name} size="sm" />
            <div className="text-sm">
              {profile ? (
                <a className="link inline-flex min-h-6 items-center font-strong" href={`/profil/${profile}`}>
                  {name}
                </a>
              ) : (
                <b className="font-strong">{name}</b>
              )}
              <span className="block text-ink-2">{say(role)}</span>
            </div>
          </li>
        ))}
      </ul>
      <p className="mt-2 text-xs text-ink-2">{t('bank.boardNote')}</p>
    </section>
  )
}

export function BankFund({ fund }: { fund: NonNullable<PublicBank['fund']> }) {
  const t = useText()
  const { say, km } = useCallWords()
  const all = fund.sources.reduce((sum, { amount }) => sum + amount, 0)
  const free = Math.max(0, all - fund.given)
  return (
    <section aria-labelledby="bank-fund">
      <h2 id="bank-fund" className="mb-3 text-xl">
        {t('bank.fund', { year: String(fund.year) })}
      </h2>
      <FundMeter left={free} fund={all} />
      <dl className="mt-3 text-sm tabular-nums">
        {fund.sources.map(({ source, amount }) => (
          <Row key={say(source)} name={say(source)} value={km(amount)} />
        ))}
        {fund.given > 0 && <Row name={t('bank.given')} value={`−${km(fund.given)}`} />}
        <Row name={t('bank.free')} value={km(free)} strong />
      </dl>
    </section>
  )
}

function Row({ name, value, strong = false }: { name: string; value: string; strong?: boolean }) {
  return (
    <div className={`flex justify-between gap-4 border-t border-line py-2 ${strong ? 'font-strong' : ''}`}>
      <dt>{name}</dt>
      <dd className="whitespace-nowrap">{value}</dd>
    </div>
  )
}
