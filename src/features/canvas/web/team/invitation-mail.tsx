import { useState } from 'react'
import { call } from '#platform/web/api/api.ts'
import { Button } from '#platform/web/ui/buttons/button.tsx'
import { TextInput } from '#platform/web/ui/fields/text-input.tsx'
import { toast } from '#platform/web/ui/layers/toast-store.ts'
import { invite } from '../../contract/canvas.endpoints.ts'
import { useText } from '../use-text.ts'
import type { InvitationProps } from './invitation-link.tsx'

/** Sends an invitation to one person. */
export function InvitationMail({ canvas: id, to, attempt }: InvitationProps) {
  const t = useText()
  const [email, setEmail] = useState('')
  return (
    <form
      className="flex flex-wrap items-end gap-2"
      onSubmit={(event) => {
        event.preventDefault()
        void attempt(async () => {
          const body = { email, ...(to === 'mentors' && { mentor: true }) }
          await call(invite, { params: { id }, body })
          toast({ title: t('team.sent') })
          setEmail('')
        })
      }}
    >
      <TextInput
        type="email"
        name={to === 'mentors' ? 'mentor-email' : 'email'}
        label={t(`${to}.email`)}
        required
        className="min-w-48 flex-1"
        value={email}
        onChange={(event) => setEmail(event.target.value)}
      />
      <Button type="submit">{t(`${to}.send`)}</Button>
    </form>
  )
}
