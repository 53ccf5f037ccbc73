import { Undo2 } from 'lucide-react'
import { errorText } from '#platform/web/api/api-error.ts'
import { Button } from '#platform/web/ui/buttons/button.tsx'
import { toast } from '#platform/web/ui/layers/toast-store.ts'
import { useDeclined } from '../use-analytics.ts'
import { useName } from '../use-name.ts'
import { useText } from '../use-text.ts'
import { useDecide } from './use-decide.ts'

/** Lists declined skills, with a button to restore each. */
export function Declined() {
  const t = useText()
  const name = useName()
  const { data } = useDeclined()
  const decide = useDecide()
  if (!data || data.skills.length === 0) return null
  return (
    <details className="mt-2 text-sm">
      <summary className="inline-flex min-h-target cursor-pointer items-center font-ui text-river-ink">
        {t('found.declinedTitle', { count: data.skills.length })}
      </summary>
      <ul>
        {data.skills.map((skill) => (
          <li key={skill.id} className="flex items-center justify-between gap-3 border-t border-line">
            <span className="min-w-0 [overflow-wrap:anywhere]">{name.of(skill)}</span>
            <Button
              small
              look="quiet"
              icon={<Undo2 />}
              aria-label={t('found.undoNamed', { skill: name.of(skill) })}
              onClick={() =>
                decide.mutate(
                  { restored: [skill.id] },
                  {
                    onSuccess: () => toast({ title: t('found.restored', { skill: name.of(skill) }) }),
                    onError: (error) =>
                      toast({ title: errorText(error, t('general')), variant: 'destructive' }),
                  },
                )
              }
            >
              {t('found.undo')}
            </Button>
          </li>
        ))}
      </ul>
    </details>
  )
}
