import { formatDate } from '#platform/contract/dates.ts'
import { call } from '#platform/web/api/api.ts'
import { useLocale } from '#platform/web/i18n/locale-provider.tsx'
import { Button } from '#platform/web/ui/buttons/button.tsx'
import { toast } from '#platform/web/ui/layers/toast-store.ts'
import { type Canvas, endLink, type WaitingInvitation } from '../../contract/canvas.endpoints.ts'
import { useText } from '../use-text.ts'

type Props = { canvas: Canvas; attempt: (work: () => Promise<unknown>) => Promise<unknown> }

/** Lists open invitations and the people who joined by each; its author or the lead can end it. */
export function OpenInvitations({ canvas, attempt }: Props) {
  const t = useText()
  const locale = useLocale()
  const { id, waiting } = canvas
  const me = canvas.team.find((mate) => mate.id === canvas.me)
  if (waiting.length === 0) return null
  const nameOf = (one: WaitingInvitation) =>
    `${one.to ?? t('team.openLink')} (${t(one.mentor ? 'team.openMentor' : 'team.openTeam')})`
  const end = (link: string) =>
    attempt(async () => {
      await call(endLink, { params: { id, link } })
      toast({ title: t('team.ended') })
    })
  return (
    <section className="grid gap-1" aria-labelledby="open-invitations">
      <h3 id="open-invitations" className="text-sm font-strong">
        {t('team.open')}
      </h3>
      <ul className="divide-y divide-line">
        {waiting.map((one) => (
          <li key={one.id} className="flex min-h-target items-center gap-3 py-1.5 text-sm">
            <span className="min-w-0 flex-1 [overflow-wrap:anywhere]">
              {nameOf(one)}
              <span className="block text-xs text-ink-2">
                {t('team.openBy', { by: one.by, date: formatDate(new Date(one.until), locale) })}
              </span>
              {one.came.length > 0 && (
                <span className="block text-xs text-ink-2">
                  {t('team.openCame', { names: one.came.join(', ') })}
                </span>
              )}
            </span>
            {(me?.lead || one.by === me?.name) && (
              <Button
                small
                look="quiet"
                aria-label={t('team.endNamed', { what: nameOf(one) })}
                onClick={() => void end(one.id)}
              >
                {t('team.end')}
              </Button>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}
