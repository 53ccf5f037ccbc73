import { byLetters } from '#platform/contract/letter-order.ts'
import { Block } from '#features/content/web/index.ts'
import { kilometres } from '#features/places/contract/distance.ts'
import { findMunicipality } from '#features/places/contract/find-municipality.ts'
import { MUNICIPALITY_IDS, type MunicipalityId } from '#features/places/contract/municipalities.ts'
import { municipalityPoints } from '#features/places/contract/municipality-points.ts'
import { buttonClass } from '#platform/web/ui/buttons/button-look.ts'
import type { CallCard } from '../../contract/call-card.ts'
import { useCallWords } from '../use-call-words.ts'
import { useText } from '../use-text.ts'
import { BankMap } from './bank-map.tsx'
import { type BankPlace, PLACE_STATES, placesOf } from './places.ts'
import { StateMark } from './state-mark.tsx'

type Props = {
  banks: Parameters<typeof placesOf>[0]
  calls: readonly CallCard[]
  place: MunicipalityId | undefined
}

const NEAREST = 4
const nameOf = (id: MunicipalityId) => findMunicipality(id)?.name ?? id

/**
 * Shows whether a municipality has a bank, as a list and as a map; the place is in the address, so that it works without
 * script.
 */
export function Finder({ banks, calls, place }: Props) {
  const t = useText()
  const places = placesOf(banks, calls).toSorted((a, b) => byLetters(nameOf(a.id), nameOf(b.id)))
  const ids = [...MUNICIPALITY_IDS].sort((a, b) => byLetters(nameOf(a), nameOf(b)))
  return (
    <section
      id="banke"
      aria-labelledby="finder-title"
      className="mt-16 grid gap-6 lg:grid-cols-[5fr_7fr] lg:gap-16"
    >
      <div className="min-w-0">
        <h2 id="finder-title" className="mb-3 text-2xl">
          <Block id="ob-finder-title" />
        </h2>
        <form method="get" action="/ob#banke" className="flex flex-wrap items-end gap-2">
          <label className="grid grow gap-1 text-sm font-ui">
            {t('finder.label')}
            <select
              name="place"
              defaultValue={place ?? ''}
              className="min-h-field w-full rounded-control border border-edge bg-surface px-3 text-md font-body"
            >
              <option value="">{t('finder.choose')}</option>
              {ids.map((id) => (
                <option key={id} value={id}>
                  {nameOf(id)}
                </option>
              ))}
            </select>
          </label>
          <button type="submit" className={buttonClass({ look: 'line' })}>
            {t('finder.find')}
          </button>
        </form>
        {place && <NearestBanks place={place} places={places} />}
        <h3 className="mt-6 text-sm font-strong">{t('finder.all')}</h3>
        <ul className="mt-1 max-h-90 overflow-y-auto">
          {places.map((each) => (
            <PlaceRow key={`${each.id} ${each.bank.slug}`} place={each} />
          ))}
        </ul>
      </div>
      <div className="min-w-0">
        <BankMap places={places} place={place} />
        <ul className="mt-3 flex flex-wrap gap-x-4 gap-y-1.5 text-xs text-ink-2">
          {PLACE_STATES.map((state) => (
            <li key={state} className="flex items-center gap-2">
              <StateMark state={state} />
              {t(`finder.legend.${state}`)}
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}

function NearestBanks({ place, places }: { place: MunicipalityId; places: readonly BankPlace[] }) {
  const t = useText()
  const here = places.filter(({ id }) => id === place)
  const away = ({ id }: BankPlace) => kilometres(municipalityPoints[place], municipalityPoints[id])
  const nearest = here.length > 0 ? [] : places.toSorted((a, b) => away(a) - away(b)).slice(0, NEAREST)
  return (
    <div role="status" className="mt-4 rounded-surface bg-sunken px-4 py-1">
      {here.length === 0 && (
        <p className="pt-3 text-sm">
          {t('finder.none', { place: nameOf(place) })} {t('finder.nearest')}
        </p>
      )}
      <ul>
        {[...here, ...nearest].map((each) => (
          <PlaceRow
            key={`${each.id} ${each.bank.slug}`}
            place={each}
            aside={here.length > 0 ? undefined : t('finder.distance', { km: Math.round(away(each)) })}
          />
        ))}
      </ul>
    </div>
  )
}

function PlaceRow({
  place: { id, bank, state, call },
  aside,
}: {
  place: BankPlace
  aside?: string | undefined
}) {
  return (
    <li
      id={aside === undefined ? `place-${id}` : undefined}
      className="relative grid min-h-13 grid-cols-[1.375rem_minmax(0,1fr)_auto] items-center gap-3 border-b border-line py-2 last:border-b-0"
    >
      <StateMark state={state} />
      <div>
        <a
          className="font-strong after:absolute after:inset-0"
          href={call && state !== 'idle' ? `/calls/${call.slug}` : `/ob/${bank.slug}`}
        >
          {nameOf(id)}
        </a>
        <StateText state={state} call={call} />
      </div>
      {aside && <span className="text-sm text-ink-2">{aside}</span>}
    </li>
  )
}

function StateText({ state, call }: Pick<BankPlace, 'state' | 'call'>) {
  const t = useText()
  const { date } = useCallWords()
  const { deadline, voteUntil, opensAt } = call?.dates ?? {}
  const text =
    state === 'open' && deadline
      ? t('finder.open', { date: date(deadline) })
      : state === 'voting' && voteUntil
        ? t('finder.voting', { date: date(voteUntil) })
        : state === 'upcoming' && opensAt
          ? t('finder.upcoming', { date: date(opensAt) })
          : t('finder.idle')
  return <small className="block text-xs text-ink-2">{text}</small>
}
