import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { useCallWords } from '#features/calls/web/index.ts'
import { isGone } from '#platform/web/api/api-error.ts'
import { call } from '#platform/web/api/api.ts'
import { useAct } from '#platform/web/api/use-act.ts'
import { Gone } from '#platform/web/ui/states/gone.tsx'
import { Button } from '#platform/web/ui/buttons/button.tsx'
import { buttonClass } from '#platform/web/ui/buttons/button-look.ts'
import { Waiting } from '#platform/web/ui/states/waiting.tsx'
import { QueryState } from '#platform/web/ui/states/query-state.tsx'
import {
  confirmContribution,
  type Contribution,
  getContributionByLink,
} from '../../contract/confirming.endpoints.ts'
import { useConfirmText } from '../use-confirm-text.ts'

/** Asks a giver to confirm the contribution that a team entered in their name. */
export function Confirm() {
  const t = useConfirmText()
  const [search] = useSearchParams()
  const token = search.get('token') ?? ''
  const query = useQuery({
    queryKey: [getContributionByLink.path, token],
    queryFn: ({ signal }) => call(getContributionByLink, { body: { token }, signal, renew: false }),
    staleTime: 0,
  })
  if (isGone(query.error)) return <Gone heading={t('title')} title={t('gone')} text={t('goneText')} />
  return (
    <QueryState query={query} waiting={<LookWithoutScript />}>
      {(gift) => <Gift gift={gift} token={token} />}
    </QueryState>
  )
}

/** Shown while loading; without script a form to the same address shows the contribution. */
function LookWithoutScript() {
  const t = useConfirmText()
  return (
    <>
      <noscript>
        <h1 className="text-2xl">{t('title')}</h1>
        <form method="post" className="mt-5">
          <Button type="submit" look="river">
            {t('look')}
          </Button>
        </form>
      </noscript>
      <Waiting />
    </>
  )
}

function Gift({ gift, token }: { gift: Contribution; token: string }) {
  const t = useConfirmText()
  const { km, day } = useCallWords()
  const { busy, act } = useAct({ refresh: [getContributionByLink.path], failed: t('failed') })
  const [isDone, setDone] = useState(gift.confirmed)
  const facts = [
    [t('what'), gift.what],
    [t('giver'), gift.giver],
    [t('amount'), km(gift.amount)],
    [t('day'), day(gift.day)],
  ] as const
  async function confirm() {
    if (await act(() => call(confirmContribution, { body: { token }, renew: false }))) setDone(true)
  }
  return (
    <div className="grid gap-5">
      <header className="grid gap-2">
        <h1 className="text-2xl">{t(isDone ? 'done' : 'title')}</h1>
        <p className="text-ink-2" role="status">
          {isDone ? t('doneText') : t('lead', { project: gift.project })}
        </p>
      </header>
      <dl className="border-b border-line">
        {facts.map(([name, value]) => (
          <div
            key={name}
            className="grid gap-x-4 border-t border-line py-3 sm:grid-cols-[12rem_minmax(0,1fr)]"
          >
            <dt className="text-sm text-ink-2">{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {!isDone && (
        <>
          <p className="text-sm">{t('public')}</p>
          <div>
            <Button look="river" busy={busy && t('confirming')} onClick={() => void confirm()}>
              {t('confirm')}
            </Button>
          </div>
          <p className="text-sm text-ink-2">{t('wrong')}</p>
        </>
      )}
      <p>
        <a className={buttonClass({ look: isDone ? 'line' : 'quiet' })} href={`/projects/${gift.slug}`}>
          {t('project')}
        </a>
      </p>
    </div>
  )
}
