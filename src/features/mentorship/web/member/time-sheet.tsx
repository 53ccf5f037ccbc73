import { useState } from 'react'
import { useAct } from '#platform/web/api/use-act.ts'
import { useEndpoint } from '#platform/web/api/use-endpoint.ts'
import { Sheet } from '#platform/web/ui/layers/dialog.tsx'
import { DialogFoot } from '#platform/web/ui/layers/dialog-foot.tsx'
import { QueryState } from '#platform/web/ui/states/query-state.tsx'
import { getOwnMentor } from '../../contract/mentor-profile.endpoints.ts'
import { getMentor } from '../../contract/public.endpoints.ts'
import { useMemberText } from '../use-member-text.ts'
import { deviceZone } from './device-zone.ts'
import { TimePicker } from './time-picker.tsx'

type Props = {
  /** The slug of the mentor's page; without it the reader's own times are offered. */
  slug?: string
  title: string
  act: string
  done: string
  send: (at: string) => Promise<unknown>
  onClose: () => void
}

/** Chooses one of the mentor's free times to book, suggest or move a meeting. */
export function TimeSheet(props: Props) {
  const own = useEndpoint(getOwnMentor, { enabled: props.slug === undefined }).data
  const slug = props.slug ?? own?.slug ?? undefined
  return slug === undefined ? null : <Times {...props} slug={slug} />
}

function Times({ slug, title, act: label, done, send, onClose }: Props & { slug: string }) {
  const t = useMemberText()
  const query = useEndpoint(getMentor, { params: { slug }, staleTime: 0 })
  const [at, setAt] = useState<string>()
  const { busy, act } = useAct({ refresh: ['/api/mentorship', '/api/public/mentors'], failed: t('general') })
  async function agree() {
    if (at && (await act(() => send(at), done))) onClose()
  }
  return (
    <Sheet
      open
      onClose={onClose}
      title={title}
      closeLabel={t('close')}
      actions={<DialogFoot onCancel={onClose} act={label} onAct={agree} busy={busy && t('busy')} />}
    >
      <QueryState query={query}>
        {({ slots, zone }) => (
          <TimePicker slots={slots} zone={deviceZone()} theirs={zone} value={at} onChange={setAt} />
        )}
      </QueryState>
    </Sheet>
  )
}
