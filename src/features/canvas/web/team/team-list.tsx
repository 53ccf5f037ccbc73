import type { ApplicationContent } from '#features/calls/contract/application-content.ts'
import { Avatar } from '#platform/web/ui/blocks/avatar.tsx'
import type { Canvas, TeamMate } from '../../contract/canvas.endpoints.ts'
import { useText } from '../use-text.ts'
import { RemoveMate } from './remove-mate.tsx'
import { useBoxTitles } from '../use-box-titles.ts'

type Props = { canvas: Canvas; content: ApplicationContent }

/** Lists the team with roles, and who still has to confirm and why. */
export function TeamList({ canvas, content }: Props) {
  const isLead = !canvas.submission && canvas.team.some(({ id, lead }) => lead && id === canvas.me)
  return (
    <ul className="grid gap-2.5">
      {canvas.team.map((mate) => (
        <li key={mate.id} className="flex items-center gap-2.5 text-sm">
          <Avatar name={mate.name} size="sm" />
          <span className="min-w-0 flex-1">
            {mate.name}
            <span className="block text-xs text-ink-2">
              {content.members.find(({ id }) => id === mate.id)?.role}
            </span>
          </span>
          <Confirmation canvas={canvas} mate={mate} />
          {isLead && mate.id !== canvas.me && <RemoveMate canvas={canvas.id} mate={mate} />}
        </li>
      ))}
    </ul>
  )
}

function Confirmation({ canvas, mate }: { canvas: Canvas; mate: TeamMate }) {
  const t = useText()
  const titleOf = useBoxTitles(canvas)
  if (mate.confirmedAt === null) return <span className="text-xs text-sun-ink">{t('team.waiting')}</span>
  if (mate.changed.length === 0) return <span className="text-xs text-ink-2">{t('team.confirmed')}</span>
  return (
    <span className="max-w-[50%] text-right text-xs text-sun-ink">
      {t('team.again', { boxes: mate.changed.map(titleOf).join(', ') })}
    </span>
  )
}
