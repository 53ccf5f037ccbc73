import { CalendarPlus } from 'lucide-react'
import { fillPath } from '#platform/contract/endpoint.ts'
import { request } from '#platform/web/api/api.ts'
import { saveFile } from '#platform/web/api/save-file.ts'
import { useAct } from '#platform/web/api/use-act.ts'
import { Button } from '#platform/web/ui/buttons/button.tsx'
import { getMeetingCalendar } from '../../contract/work.endpoints.ts'
import { useMemberText } from '../use-member-text.ts'

type Props = {
  params: { id: string; session: string }
  /** The one act of its block. */
  isKey?: boolean
}

/** Puts a meeting into the calendar of the reader. */
export function MeetingCalendar({ params, isKey = false }: Props) {
  const t = useMemberText()
  const { busy, act } = useAct({ refresh: [], failed: t('general') })
  async function download() {
    const file = await request(fillPath(getMeetingCalendar.path, params), { method: 'GET' })
    saveFile({ content: await file.blob(), name: 'mentorstvo.ics' })
  }
  return (
    <Button
      small
      {...(isKey && { look: 'key' })}
      icon={<CalendarPlus />}
      busy={busy && t('busy')}
      onClick={() => void act(download)}
    >
      {t('work.calendar')}
    </Button>
  )
}
