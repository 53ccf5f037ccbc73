import { Switch } from '#platform/web/ui/fields/switch.tsx'
import { FACTS } from '../../contract/variant.ts'
import { useText } from '../use-text.ts'
import type { DraftCv } from './use-draft-cv.ts'

/** Chooses the facts in the head of the CV. */
export function FactSwitches({ editing: { cv, draft, edit } }: { editing: DraftCv }) {
  const t = useText()
  return (
    <div className="max-w-md">
      {FACTS.map((fact) => {
        const missing = !cv.has[fact] && fact !== 'email'
        return (
          <Switch
            key={fact}
            name={fact}
            label={t(`edit.${fact}`)}
            help={missing ? t(`edit.missing.${fact}`) : undefined}
            checked={draft.shows[fact]}
            onChange={({ target }) =>
              edit((now) => ({ ...now, shows: { ...now.shows, [fact]: target.checked } }))
            }
          />
        )
      })}
    </div>
  )
}
