import { Copy, Share2 } from 'lucide-react'
import { useState } from 'react'
import { call } from '#platform/web/api/api.ts'
import { Button } from '#platform/web/ui/buttons/button.tsx'
import { TextInput } from '#platform/web/ui/fields/text-input.tsx'
import { toast } from '#platform/web/ui/layers/toast-store.ts'
import { invite } from '../../contract/canvas.endpoints.ts'
import { useText } from '../use-text.ts'

export type InvitationProps = {
  canvas: string
  /** The role of the invited: in the team, or as a mentor. */
  to: 'team' | 'mentors'
  attempt: (work: () => Promise<unknown>) => Promise<unknown>
}

/** Creates a link, copies it where the browser allows, and shows it for copying by hand. */
export function InvitationLink({ canvas: id, to, attempt }: InvitationProps) {
  const t = useText()
  const [link, setLink] = useState('')
  async function make() {
    const body = { email: null, ...(to === 'mentors' && { mentor: true }) }
    const invitation = await call(invite, { params: { id }, body })
    setLink(invitation.link ?? '')
    copy(invitation.link ?? '')
  }
  function copy(address: string) {
    // Not awaited, because the browser may ask the member for permission first.
    void navigator.clipboard?.writeText(address).then(
      () => toast({ title: t('team.copied') }),
      () => undefined,
    )
  }
  if (link === '')
    return (
      <Button look="quiet" className="justify-self-start" onClick={() => void attempt(make)}>
        {t(`${to}.link`)}
      </Button>
    )
  return (
    <div className="grid justify-items-start gap-2">
      <TextInput
        name={`${to}-link`}
        label={t(`${to}.linkReady`)}
        help={t(`${to}.linkHelp`)}
        readOnly
        className="w-full"
        value={link}
        onFocus={(event) => event.target.select()}
      />
      {'share' in navigator ? (
        <Button icon={<Share2 />} onClick={() => void navigator.share({ url: link }).catch(() => undefined)}>
          {t('team.share')}
        </Button>
      ) : (
        <Button icon={<Copy />} onClick={() => copy(link)}>
          {t('team.copy')}
        </Button>
      )}
    </div>
  )
}
