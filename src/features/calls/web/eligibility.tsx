import type { ReactNode } from 'react'
import { useText } from './use-text.ts'

type Range = { min: number; max: number }
type Props = {
  ages: Range
  team: Range
  /** The names of the places; absent if any place of the programme will do. */
  places?: string | undefined
}

const ALL_FIT =
  'group-has-[#age-fit:checked]:group-has-[#place-in:checked]:group-has-[#team-fit:checked]:group-has-[#who-self:checked]:block'

/**
 * Asks four questions whose answers stay in the page. All possible results are rendered already and shown by what is
 * pressed, so it needs no script and sends nothing.
 */
export function Eligibility({ ages, team, places }: Props) {
  const t = useText()
  return (
    <form method="get" className="group grid gap-5">
      <Question legend={t('check.age')}>
        <Answer name="age" id="age-young" text={t('check.ageYoung', { age: ages.min - 1 })} />
        <Answer name="age" id="age-fit" text={t('check.ageFit', ages)} />
        <Answer name="age" id="age-old" text={t('check.ageOld', { age: ages.max + 1 })} />
      </Question>
      <Question legend={t('check.place')}>
        <Answer
          name="place"
          id="place-in"
          text={places === undefined ? t('check.placeSome') : t('check.placeIn', { places })}
        />
        <Answer name="place" id="place-out" text={t('check.placeOut')} />
      </Question>
      <Question legend={t('check.team')}>
        <Answer name="team" id="team-few" text={t('check.teamFew', team)} />
        <Answer name="team" id="team-fit" text={t('check.teamFit', team)} />
        <Answer name="team" id="team-many" text={t('check.teamMany', team)} />
      </Question>
      <Question legend={t('check.who')}>
        <Answer name="who" id="who-self" text={t('check.whoSelf')} />
        <Answer name="who" id="who-association" text={t('check.whoAssociation')} />
        <Answer name="who" id="who-firm" text={t('check.whoFirm')} />
      </Question>
      <div role="status" className="grid gap-2 text-sm">
        <p className="hidden group-has-[#age-young:checked]:block">{t('check.young', ages)}</p>
        <p className="hidden group-has-[#age-old:checked]:block">{t('check.old', ages)}</p>
        <p className="hidden group-has-[#place-out:checked]:block">
          {t('check.outside')}{' '}
          <a className="link" href="/ob#banke">
            {t('check.other')}
          </a>
        </p>
        <p className="hidden group-has-[#team-few:checked]:block">{t('check.few', team)}</p>
        <p className="hidden group-has-[#team-many:checked]:block">{t('check.many', team)}</p>
        <p className="hidden group-has-[#who-association:checked]:block">{t('check.association')}</p>
        <p className="hidden group-has-[#who-firm:checked]:block">{t('check.firm')}</p>
        <div className={`hidden rounded-surface bg-river-tint p-4 ${ALL_FIT}`}>
          <b className="block text-md font-strong">{t('check.yes')}</b>
          <p>{t('check.yesText')}</p>
        </div>
      </div>
    </form>
  )
}

function Question({ legend, children }: { legend: string; children: ReactNode }) {
  return (
    <fieldset className="grid gap-2">
      <legend className="mb-2 font-strong">{legend}</legend>
      <div className="flex flex-wrap gap-2">{children}</div>
    </fieldset>
  )
}

function Answer({ name, id, text }: { name: string; id: string; text: string }) {
  return (
    <label className="relative inline-flex min-h-target cursor-pointer items-center rounded-control border border-edge px-4 text-sm font-ui hover:bg-sunken has-checked:border-river has-checked:bg-river has-checked:text-on-river has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus">
      <input
        type="radio"
        name={name}
        id={id}
        value={id}
        className="absolute inset-0 cursor-pointer opacity-0"
      />
      {text}
    </label>
  )
}
