import { Check } from 'lucide-react'
import { useState } from 'react'
import { useCallWords } from '#features/calls/web/index.ts'
import { lazyPart } from '#platform/web/shell/lazy-part.ts'
import { Segmented } from '#platform/web/ui/blocks/pick.tsx'
import { Button } from '#platform/web/ui/buttons/button.tsx'
import type { Ballot, CastVote, VoteOption } from '../contract/votes.endpoints.ts'
import { Receipt } from './receipt.tsx'
import { useOwnVote } from './use-own-vote.ts'
import { useText } from './use-text.ts'
import { VoteBar } from './vote-bar.tsx'

const VoteDialog = lazyPart(async () => (await import('./vote-dialog.tsx')).VoteDialog)

type Props = { ballot: Ballot; mixed: readonly VoteOption[] }

/** The projects in a random order, or by votes, each with its bar and its button. */
export function Projects({ ballot, mixed }: Props) {
  const t = useText()
  const { time } = useCallWords()
  const { slug, options, asOf, minVotes, state, isResting, canVote } = ballot
  const [order, setOrder] = useState<'mixed' | 'votes'>('mixed')
  const [choice, setChoice] = useState<VoteOption>()
  const { own, keep } = useOwnVote(slug)
  const rows = order === 'votes' ? options.toSorted((a, b) => (a.place ?? 0) - (b.place ?? 0)) : mixed
  const most = Math.max(minVotes * 1.25, 1, ...options.map(({ votes }) => votes ?? 0))
  const mayVote = state === 'open' && canVote && !isResting && !own
  function done(cast: CastVote) {
    keep(cast)
    setChoice(undefined)
  }
  return (
    <>
      {own && <Receipt own={own} project={options.find(({ id }) => id === own.option)?.title ?? ''} />}
      <section aria-labelledby="projects" className="mt-10">
        <div className="mb-3 flex flex-wrap items-end justify-between gap-3">
          <h2 id="projects" className="text-xl">
            {t('projects', { count: options.length })}
          </h2>
          {asOf && (
            <Segmented
              label={t('order.label')}
              value={order}
              onChange={setOrder}
              options={[
                { value: 'mixed', text: t('order.mixed') },
                { value: 'votes', text: t('order.votes') },
              ]}
            />
          )}
        </div>
        {state === 'open' && (
          <p className="mb-3 max-w-measure text-xs text-ink-2">
            {[
              t('legend.line', { votes: minVotes }),
              asOf ? t('legend.asOf', { time: time(asOf) }) : t('legend.first'),
              order === 'mixed' && t('legend.mixed'),
            ]
              .filter(Boolean)
              .join('; ')}
          </p>
        )}
        <ul className="border-b border-line">
          {rows.map((option) => (
            <li key={option.id}>
              <Project option={option} most={most} minVotes={minVotes}>
                {own?.option === option.id && (
                  <p className="inline-flex items-center gap-1.5 text-sm font-strong text-river-ink">
                    <Check className="icon-s" aria-hidden="true" />
                    {t('yours')}
                  </p>
                )}
                {mayVote && (
                  <Button
                    small
                    aria-label={t('voteFor', { title: option.title })}
                    onClick={() => setChoice(option)}
                  >
                    {t('vote')}
                  </Button>
                )}
              </Project>
            </li>
          ))}
        </ul>
      </section>
      {choice && (
        <VoteDialog slug={slug} option={choice} onDone={done} onClose={() => setChoice(undefined)} />
      )}
    </>
  )
}

type ProjectProps = { option: VoteOption; most: number; minVotes: number; children: React.ReactNode }

function Project({ option, most, minVotes, children }: ProjectProps) {
  const t = useText()
  const { km, towns } = useCallWords()
  const { title, idea, municipality, amount, votes, given } = option
  return (
    <article className="grid gap-x-12 gap-y-2 border-t border-line py-4 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]">
      <div className="grid content-start gap-1.5">
        <h3 className="text-md">{title}</h3>
        <p className="max-w-measure text-sm whitespace-pre-line text-ink-2">{idea}</p>
        <p className="flex flex-wrap gap-x-3.5 text-sm text-ink-2">
          {municipality && <span>{towns([municipality])}</span>}
          <b className="font-strong text-ink">{km(amount)}</b>
        </p>
      </div>
      <div className="grid content-start gap-2">
        {votes !== null && (
          <div className="grid grid-cols-[minmax(0,1fr)_5.75rem] items-center gap-3">
            <VoteBar votes={votes} most={most} minVotes={minVotes} />
            <p className="text-right leading-tight">
              <b className="text-lg font-strong tabular-nums">{votes}</b>
              <small className="block text-2xs text-ink-2">
                {votes < minVotes ? t('missing', { count: minVotes - votes }) : t('votes', { count: votes })}
              </small>
            </p>
          </div>
        )}
        <div className="flex flex-wrap items-center justify-between gap-3">
          <span className="min-w-0 flex-1 text-xs text-ink-2">
            {given !== null ? t('funds') : votes !== null && votes >= minVotes && t('beyondFund')}
          </span>
          {children}
        </div>
      </div>
    </article>
  )
}
