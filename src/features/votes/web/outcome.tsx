import { Download } from 'lucide-react'
import { useCallWords } from '#features/calls/web/index.ts'
import { buttonClass } from '#platform/web/ui/buttons/button-look.ts'
import { Table } from '#platform/web/ui/blocks/table.tsx'
import type { Ballot, VoteOption } from '../contract/votes.endpoints.ts'
import { useOwnVote } from './use-own-vote.ts'
import { useText } from './use-text.ts'

/** The awards of a vote, the reasons for the others, and how anyone can recount. */
export function Outcome({ ballot: { slug, options, minVotes, closing } }: { ballot: Ballot }) {
  const t = useText()
  const { km, date, time } = useCallWords()
  const { own } = useOwnVote(slug)
  const placed = options.toSorted((a, b) => (a.place ?? 0) - (b.place ?? 0))
  const amountText = ({ given: amount, votes }: VoteOption) =>
    amount !== null
      ? km(amount)
      : (votes ?? 0) < minVotes
        ? t('table.few', { votes: minVotes })
        : t('table.short')
  return (
    <div className="mt-10 grid gap-10 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)] lg:gap-16">
      {placed.length > 0 && (
        <Table
          caption={t('table.caption')}
          rows={placed}
          rowKey={({ id }) => id}
          columns={[
            {
              key: 'project',
              head: t('table.project'),
              cell: ({ place, title }) => `${place}. ${title}`,
              className: 'min-w-32',
            },
            { key: 'votes', head: t('table.votes'), number: true, cell: ({ votes }) => votes },
            {
              key: 'amount',
              head: t('table.amount'),
              number: true,
              cell: ({ amount }) => km(amount),
              // On a phone the awarded amount needs the room more.
              className: 'max-sm:hidden',
            },
            { key: 'given', head: t('table.given'), number: true, cell: amountText },
          ]}
        />
      )}
      {closing && (
        <section aria-labelledby="recount" className="min-w-0">
          <h2 id="recount" className="mb-3 text-xl">
            {t('recount.title')}
          </h2>
          <ol className="list-decimal border-b border-line pl-5 text-sm">
            <li className="border-t border-line py-2.5 pl-1">{t('recount.file')}</li>
            <li className="border-t border-line py-2.5 pl-1">
              {own ? t('recount.findOwn', { receipt: own.receipt }) : t('recount.find')}
            </li>
            <li className="border-t border-line py-2.5 pl-1">{t('recount.sum')}</li>
          </ol>
          <p className="my-3">
            <a className={buttonClass({ look: 'line' })} href={`/calls/${slug}/votes.csv`} download>
              <Download aria-hidden="true" />
              {t('recount.download')}
            </a>
          </p>
          {closing.voided > 0 && (
            <p className="mb-2 text-sm text-ink-2">{t('recount.voided', { count: closing.voided })}</p>
          )}
          <p className="text-xs text-ink-2">
            {t('recount.digest', { date: date(closing.at), time: time(closing.at) })}{' '}
            <span className="wrap-anywhere">{closing.digest}</span>
          </p>
        </section>
      )}
    </div>
  )
}
