import { Check, X } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { SKILL_LEVELS } from '#features/profiles/contract/sections.ts'
import { errorText } from '#platform/web/api/api-error.ts'
import { FormProblem } from '#platform/web/forms/form-notes.tsx'
import { useFormOfAddress } from '#platform/web/session/use-form-of-address.ts'
import { Button } from '#platform/web/ui/buttons/button.tsx'
import { Chip } from '#platform/web/ui/blocks/chip.tsx'
import { Select } from '#platform/web/ui/fields/select.tsx'
import type { Level } from '../../contract/coverage.ts'
import type { Finding } from '../../contract/texts.endpoints.ts'
import { percentOf } from '../percent.ts'
import { useName } from '../use-name.ts'
import { useText } from '../use-text.ts'
import { useDecide } from './use-decide.ts'

type Props = {
  found: Finding
  /** The words that were read as this skill. */
  words: string
  children?: ReactNode
  /** Called with the decision in words, so that it can be announced once the proposal is gone. */
  onDecided: (said: string) => void
}

const SURE = 0.6
const LIKELY = 0.4

/** Proposes a skill found in words: to confirm as it is, with another level or as another skill, or to decline. */
export function Proposal({ found, words, children, onDecided }: Props) {
  const t = useText()
  const address = useFormOfAddress()
  const name = useName()
  const [skillId, setSkill] = useState(found.skill.id)
  const [level, setLevel] = useState<Level>(found.level)
  const decide = useDecide()
  const options = [found.skill, ...found.others]
  const choice = options.find(({ id }) => id === skillId) ?? found.skill
  const { level: stated, cefr, years } = found.stated
  const sure = found.confidence >= SURE ? 'high' : found.confidence >= LIKELY ? 'middle' : 'low'
  const quotes = [{ skill: found.skill.id, words }]
  const accept = () =>
    decide.mutate(
      {
        accepted: [{ skill: choice.id, level }],
        declined: choice.id === found.skill.id ? [] : [found.skill.id],
        words: quotes,
      },
      { onSuccess: () => onDecided(t('found.accepted', { skill: name.of(choice) })) },
    )
  const decline = () =>
    decide.mutate(
      { declined: [found.skill.id], words: quotes },
      { onSuccess: () => onDecided(t('found.declined', { skill: name.of(found.skill) })) },
    )
  const busy = decide.isPending && t('found.busy')
  return (
    <li className="border-t border-line py-4">
      {children}
      <div className="mb-2 flex flex-wrap items-center gap-2">
        <h3 className="min-w-0 text-md [overflow-wrap:anywhere]">{name.of(found.skill)}</h3>
        <Chip tone="lilac">{t(`found.sure.${sure}`)}</Chip>
        <span className="text-xs text-ink-3">
          {t('found.percent', { percent: percentOf(found.confidence) })}
        </span>
      </div>
      {found.declined && <p className="mb-2 text-xs text-ink-2">{t('found.wasDeclined', { address })}</p>}
      <div className="grid grid-cols-1 gap-3 sm:grid-cols-2">
        {options.length > 1 && (
          <Select
            name={`${found.skill.id}.skill`}
            label={t('found.skill')}
            value={skillId}
            options={options.map((one) => ({ value: one.id, text: name.of(one) }))}
            onChange={(event) => setSkill(event.target.value)}
          />
        )}
        <Select
          name={`${found.skill.id}.level`}
          label={t('found.level')}
          value={level}
          {...((stated || cefr || years) && { help: t('found.stated') })}
          options={SKILL_LEVELS.map((value) => ({ value, text: t(`levels.${value}`) }))}
          onChange={(event) => setLevel(event.target.value as Level)}
        />
      </div>
      <FormProblem text={decide.error ? errorText(decide.error, t('general')) : undefined} />
      <div className="mt-3 flex flex-wrap gap-2">
        <Button
          small
          icon={<Check />}
          busy={busy}
          aria-label={t('found.acceptNamed', { skill: name.of(choice) })}
          onClick={accept}
        >
          {t('found.accept')}
        </Button>
        <Button
          small
          look="quiet"
          icon={<X />}
          aria-label={t('found.declineNamed', { skill: name.of(found.skill) })}
          onClick={() => !decide.isPending && decline()}
        >
          {t('found.decline')}
        </Button>
      </div>
    </li>
  )
}
