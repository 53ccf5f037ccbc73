import { X } from 'lucide-react'
import { useState } from 'react'
import { useQueryClient } from '@tanstack/react-query'
import { call } from '#platform/web/api/api.ts'
import { endpointKey } from '#platform/web/api/endpoint-key.ts'
import { Avatar } from '#platform/web/ui/blocks/avatar.tsx'
import { Button } from '#platform/web/ui/buttons/button.tsx'
import { IconButton } from '#platform/web/ui/buttons/icon-button.tsx'
import { TextInput } from '#platform/web/ui/fields/text-input.tsx'
import { toast } from '#platform/web/ui/layers/toast-store.ts'
import { type Canvas, getCanvas, invite, leaveTeam } from '../../contract/canvas.endpoints.ts'
import { useText } from '../use-text.ts'

type Props = { canvas: Canvas; attempt: (work: () => Promise<unknown>) => Promise<void> }

/** Who reads along and comments, and the link for one more. */
export function Mentors({ canvas: { id, mentors }, attempt }: Props) {
  const t = useText()
  const queries = useQueryClient()
  const [link, setLink] = useState('')
  return (
    <div className="grid gap-3">
      <h3 className="text-sm font-strong">{t('mentors.title')}</h3>
      <p className="text-sm text-ink-2">{t('mentors.help')}</p>
      {mentors.length > 0 && (
        <ul className="grid gap-1">
          {mentors.map(({ id: mentor, name }) => (
            <li key={mentor} className="flex items-center gap-2.5 text-sm">
              <Avatar name={name} size="sm" />
              <span className="min-w-0 flex-1">{name}</span>
              <IconButton
                icon={<X />}
                label={t('mentors.remove', { name })}
                onClick={() =>
                  void attempt(async () => {
                    await call(leaveTeam, { params: { id, mate: mentor } })
                    await queries.invalidateQueries({ queryKey: endpointKey(getCanvas, { params: { id } }) })
                  })
                }
              />
            </li>
          ))}
        </ul>
      )}
      {link === '' ? (
        <Button
          look="quiet"
          className="justify-self-start"
          onClick={() =>
            void attempt(async () => {
              const made = await call(invite, { params: { id }, body: { email: null, mentor: true } })
              setLink(made.link ?? '')
              await navigator.clipboard?.writeText(made.link ?? '').then(
                () => toast({ title: t('team.copied') }),
                () => undefined,
              )
            })
          }
        >
          {t('mentors.link')}
        </Button>
      ) : (
        <TextInput
          name="mentor-link"
          label={t('mentors.linkReady')}
          help={t('mentors.linkHelp')}
          readOnly
          value={link}
          onFocus={(event) => event.target.select()}
        />
      )}
    </div>
  )
}
