import { useState } from 'react'
import { useCallWords } from '#features/calls/web/index.ts'
import { call } from '#platform/web/api/api.ts'
import { Chip } from '#platform/web/ui/blocks/chip.tsx'
import { SectionHeading } from '#platform/web/ui/blocks/section-heading.tsx'
import { Button } from '#platform/web/ui/buttons/button.tsx'
import { type Change, decideChange, withdrawChange } from '../../contract/money/changes.endpoints.ts'
import type { Money } from '../../contract/money/money.endpoints.ts'
import { useProjectAct } from '../use-project-act.ts'
import { ChangeDialog } from './change-dialog.tsx'
import { ReasonDialog } from './reason-dialog.tsx'
import { usePapersText } from './use-papers-text.ts'

const TONE = { open: 'near', accepted: 'have', refused: 'missing' } as const

/** The changes to the budget that the team requested, and the bank's answers. */
export function Changes({ money }: { money: Money }) {
  const t = usePapersText()
  const { slug, changes, standing, isFinished, budget } = money
  const [isAsking, setAsking] = useState(false)
  const isOpen = changes.some(({ state }) => state === 'open')
  return (
    <section aria-labelledby="changes">
      <SectionHeading id="changes" title={t('changes.title')} />
      {changes.length === 0 && <p className="text-sm text-ink-2">{t('changes.none')}</p>}
      <ul>
        {changes.toReversed().map((change) => (
          <Row key={change.id} slug={slug} change={change} budget={budget} standing={standing} />
        ))}
      </ul>
      {standing.team && !isFinished && !isOpen && budget.length > 1 && (
        <Button small className="mt-3" onClick={() => setAsking(true)}>
          {t('changes.ask')}
        </Button>
      )}
      {isAsking && <ChangeDialog money={money} onClose={() => setAsking(false)} />}
    </section>
  )
}

type RowProps = { slug: string; change: Change } & Pick<Money, 'budget' | 'standing'>

function Row({ slug, change, budget, standing }: RowProps) {
  const t = usePapersText()
  const { km } = useCallWords()
  const { busy, act } = useProjectAct()
  const [deciding, setDeciding] = useState<'accept' | 'refuse'>()
  const { id, from, to, amount, reason, state, answer } = change
  const lineOf = (line: string) => budget.find((row) => row.id === line)?.what ?? line
  const move = t('changes.move', { amount: km(amount), from: lineOf(from), to: lineOf(to) })
  const params = { slug, id }
  return (
    <li className="grid gap-1 border-t border-line py-3 text-sm">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <b className="min-w-0 font-strong wrap-anywhere">{move}</b>
        <Chip tone={TONE[state]}>{t(`changes.states.${state}`)}</Chip>
      </div>
      <p className="whitespace-pre-line wrap-anywhere">{reason}</p>
      {answer && (
        <p className="whitespace-pre-line wrap-anywhere text-ink-2">{t('changes.answer', { answer })}</p>
      )}
      {state === 'open' && (
        <div className="mt-1 flex flex-wrap gap-2">
          {standing.bank && (
            <>
              <Button small look="river" onClick={() => setDeciding('accept')}>
                {t('changes.accept')}
              </Button>
              <Button small onClick={() => setDeciding('refuse')}>
                {t('changes.refuse')}
              </Button>
            </>
          )}
          {standing.team && (
            <Button
              small
              look="quiet"
              className="-ml-3"
              onClick={() => void act(() => call(withdrawChange, { params }), t('changes.withdrawn'))}
            >
              {t('changes.withdraw')}
            </Button>
          )}
        </div>
      )}
      {deciding && (
        <ReasonDialog
          about={`${deciding}.${params.id}`}
          title={t(`changes.${deciding}Title`)}
          text={`${move}. ${t('changes.decideText')}`}
          act={t(`changes.${deciding}`)}
          look={deciding === 'accept' ? 'river' : 'harm'}
          busy={busy}
          onAct={(words) =>
            act(
              () => call(decideChange, { params, body: { accepted: deciding === 'accept', answer: words } }),
              t('changes.decided'),
            )
          }
          onClose={() => setDeciding(undefined)}
        />
      )}
    </li>
  )
}
