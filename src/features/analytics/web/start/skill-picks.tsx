import { Check, Plus } from 'lucide-react'
import { useState } from 'react'
import { errorText } from '#platform/web/api/api-error.ts'
import { FormProblem } from '#platform/web/forms/form-notes.tsx'
import { Pick } from '#platform/web/ui/blocks/pick.tsx'
import { Button } from '#platform/web/ui/buttons/button.tsx'
import type { Finding } from '../../contract/texts.endpoints.ts'
import { useDecide } from '../text-analysis/use-decide.ts'
import { useName } from '../use-name.ts'
import { useStartText } from '../use-start-text.ts'

type Props = {
  text: string
  found: readonly Finding[]
  look: 'key' | 'river'
  onChange: () => void
  onAdded: (count: number) => void
}

/** Lists the skills of a text with their words, all chosen except those declined before; one press adds them. */
export function SkillPicks({ text, found, look, onChange, onAdded }: Props) {
  const t = useStartText()
  const name = useName()
  const decide = useDecide()
  const [off, setOff] = useState<ReadonlySet<string>>(
    () => new Set(found.filter(({ declined }) => declined).map(({ skill }) => skill.id)),
  )
  const picks = found.filter(({ skill }) => !off.has(skill.id))

  function toggle(id: string) {
    const next = new Set(off)
    if (!next.delete(id)) next.add(id)
    setOff(next)
  }
  async function add() {
    const accepted = picks.map(({ skill, level }) => ({ skill: skill.id, level }))
    const words = found.map(({ skill, start, end }) => ({ skill: skill.id, words: text.slice(start, end) }))
    // The new count may already have replaced this part of the screen, but the person still gets an answer.
    const done = await decide.mutateAsync({ accepted, declined: [...off], words }).catch(() => undefined)
    if (done) onAdded(picks.length)
  }
  return (
    <div className="grid gap-3">
      <div>
        <h3 className="text-md">{t('found', { count: found.length })}</h3>
        <p className="text-sm text-ink-2">{t('deselect')}</p>
      </div>
      <ul className="flex flex-wrap gap-2">
        {found.map(({ skill, start, end }) => (
          <li key={skill.id} className="max-w-full">
            <Pick pressed={!off.has(skill.id)} onClick={() => toggle(skill.id)}>
              {off.has(skill.id) ? (
                <Plus aria-hidden className="size-4 flex-none" />
              ) : (
                <Check aria-hidden className="size-4 flex-none" />
              )}
              <span className="min-w-0 py-1.5 [overflow-wrap:anywhere]">
                {name.of(skill)}{' '}
                <span className="text-xs font-body text-ink-2">
                  {t('words', { words: text.slice(start, end) })}
                </span>
              </span>
            </Pick>
          </li>
        ))}
      </ul>
      <FormProblem text={decide.error ? errorText(decide.error, t('failed')) : undefined} />
      <div className="flex flex-wrap gap-2">
        {picks.length > 0 && (
          <Button
            look={look}
            busy={decide.isPending && t('adding')}
            onClick={() => void add()}
            className="max-sm:grow"
          >
            {t('add', { count: picks.length })}
          </Button>
        )}
        <Button look="quiet" onClick={onChange}>
          {t('change')}
        </Button>
      </div>
    </div>
  )
}
