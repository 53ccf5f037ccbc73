import { useState } from 'react'
import { call } from '#platform/web/api/api.ts'
import { useAct } from '#platform/web/api/use-act.ts'
import { useEndpoint } from '#platform/web/api/use-endpoint.ts'
import { Sheet } from '#platform/web/ui/layers/dialog.tsx'
import { DialogFoot } from '#platform/web/ui/layers/dialog-foot.tsx'
import { QueryState } from '#platform/web/ui/states/query-state.tsx'
import { getOwnMentor } from '../../contract/own.endpoints.ts'
import { getMentor } from '../../contract/public.endpoints.ts'
import { proposeTime } from '../../contract/requests.endpoints.ts'
import { useMemberText } from '../use-member-text.ts'
import { ownZone } from './own-zone.ts'
import { TimePicker } from './time-picker.tsx'

/** `slug` of the mentor's page; without it the mentor's own. */
type Props = { id: string; slug?: string; onClose: () => void }

/** Another of the mentor's free times. */
export function ProposeSheet(props: Props) {
  const own = useEndpoint(getOwnMentor, { enabled: props.slug === undefined }).data
  const slug = props.slug ?? own?.slug ?? undefined
  return slug === undefined ? null : <Times {...props} slug={slug} />
}

function Times({ id, slug, onClose }: Props & { slug: string }) {
  const t = useMemberText()
  const query = useEndpoint(getMentor, { params: { slug }, staleTime: 0 })
  const [at, setAt] = useState<string>()
  const { busy, act } = useAct({
    refresh: ['/api/mentorship', '/api/public/mentors'],
    failed: t('general'),
  })
  async function send() {
    if (at && (await act(() => call(proposeTime, { params: { id }, body: { at } }), t('acts.proposed'))))
      onClose()
  }
  return (
    <Sheet
      open
      onClose={onClose}
      title={t('acts.proposeTitle')}
      closeLabel={t('close')}
      actions={
        <DialogFoot onCancel={onClose} act={t('acts.proposeSend')} onAct={send} busy={busy && t('busy')} />
      }
    >
      <QueryState query={query}>
        {({ slots, zone }) => (
          <TimePicker slots={slots} zone={ownZone()} theirs={zone} value={at} onChange={setAt} />
        )}
      </QueryState>
    </Sheet>
  )
}
