import type { ResponseOf } from '#platform/contract/endpoint.ts'
import type { StoneState } from '#platform/contract/arch-geometry.ts'
import { formatDate } from '#platform/contract/dates.ts'
import { useLocale } from '#platform/web/i18n/locale-provider.tsx'
import { Button } from '#platform/web/ui/buttons/button.tsx'
import { ButtonLink } from '#platform/web/ui/buttons/button-link.tsx'
import type { getTeamTest } from '../../contract/results.endpoints.ts'
import { bandsOf, ranked, type Scores } from '../../contract/scoring.ts'
import { DeepPanel } from '../deep-panel.tsx'
import { TeamList } from '../teams/team-list.tsx'
import { useArrival } from '../use-arrival.ts'
import { useText } from '../use-text.ts'
import { History } from './history.tsx'
import { ProfileBars } from './profile-bars.tsx'
import { WithMe } from './with-me.tsx'

type TeamTest = ResponseOf<typeof getTeamTest>
type ResultView = { id: string; takenAt: string | undefined; scores: Scores }
type Props = {
  /** Newest first; the first may still wait on this device, and has no time then. */
  results: readonly ResultView[]
  kept: TeamTest | undefined
  isBegun: boolean
  /** The member has just finished the questions. */
  hasAnswered: boolean
  onAgain: () => void
}

const STONES = { strong: 'have', some: 'near', little: 'missing', unknown: 'missing' } as const
const NAMED = 3

/** The result of the test, its meaning for others, and the people with whom it is shared. */
export function ResultPage({ results, kept, isBegun, hasAnswered, onAgain }: Props) {
  const t = useText()
  const locale = useLocale()
  const heading = useArrival(hasAnswered)
  const [now, ...earlier] = results
  if (!now) return null
  const { scores, takenAt } = now
  const order = ranked(scores)
  const bands = bandsOf(scores)
  const strong = order.filter((each) => bands[each] === 'strong')
  const some = order.filter((each) => bands[each] === 'some').length
  const weakest = order.findLast((each) => bands[each] === 'little')
  const stones = [...order].map((each): StoneState => STONES[bands[each]])
  const dateOf = (at: string) => formatDate(new Date(at), locale)
  const [before] = earlier
  const first = strong[0]
  return (
    <>
      <DeepPanel
        stones={stones}
        label={t('result.arch', { strong: String(strong.length), some: String(some) })}
        value={t('result.of', { have: String(strong.length) })}
        caption={t('result.ofCaption', { have: strong.length })}
      >
        <p className="text-sm text-ink-2">
          {takenAt ? t('result.date', { date: dateOf(takenAt) }) : t('result.waits')}
        </p>
        <h1 {...heading} className="text-3xl [overflow-wrap:anywhere] outline-none">
          {first
            ? capitalised(
                t('result.headline', {
                  list: new Intl.ListFormat(locale === 'bhs' ? 'bs' : 'en-GB').format(
                    strong.slice(0, NAMED).map((each) => t(`contributions.${each}.you`)),
                  ),
                }),
              )
            : t('result.all')}
        </h1>
        <p className="max-w-measure text-ink-2">
          {first ? t('result.strong', { like: t(`contributions.${first}.like`) }) : t('result.allText')}{' '}
          {weakest && t('result.weak', { like: t(`contributions.${weakest}.like`) })}
        </p>
        <div className="mt-2 flex flex-wrap gap-2 print:hidden">
          <ButtonLink look="key" to="#teams">
            {t('result.share')}
          </ButtonLink>
          <Button look="quiet" onClick={onAgain}>
            {t(isBegun ? 'intro.goOn' : 'result.again')}
          </Button>
          <Button look="quiet" onClick={() => print()}>
            {t('result.print')}
          </Button>
        </div>
      </DeepPanel>
      <div className="mt-10 grid grid-cols-1 gap-12 lg:grid-cols-[7fr_5fr] lg:gap-16 [&>*]:min-w-0">
        <div className="grid content-start gap-10">
          <ProfileBars
            scores={scores}
            before={before?.takenAt ? { scores: before.scores, date: dateOf(before.takenAt) } : undefined}
          />
          {kept && <History results={kept.results} />}
        </div>
        <div className="grid content-start gap-10">
          <WithMe strong={strong} kept={kept} />
          {kept && <TeamList teams={kept.teams} />}
        </div>
      </div>
    </>
  )
}

/** "Pokrećeš, povezuješ i pričaš priču." */
function capitalised(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}
