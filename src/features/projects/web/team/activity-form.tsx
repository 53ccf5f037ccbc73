import { type FormEvent, useState } from 'react'
import { localDay } from '#platform/contract/local-time.ts'
import { fillPath } from '#platform/contract/endpoint.ts'
import { call, request } from '#platform/web/api/api.ts'
import { shrinkPicture } from '#platform/web/forms/shrink-picture.ts'
import { Button } from '#platform/web/ui/buttons/button.tsx'
import { TextInput } from '#platform/web/ui/fields/text-input.tsx'
import { Textarea } from '#platform/web/ui/fields/textarea.tsx'
import { ACTIVITY_MAX, addActivity } from '../../contract/projects.endpoints.ts'
import { addPhoto } from '../../contract/photos/photos.endpoints.ts'
import { useProjectAct } from '../use-project-act.ts'
import { useTeamText } from '../use-team-text.ts'
import { type ChosenPhoto, ChosenPhotos } from './chosen-photos.tsx'
import { useEntryId } from './use-entry-id.ts'

/** What was done, for the log. */
export function ActivityForm({ slug }: { slug: string }) {
  const t = useTeamText()
  const { busy, act } = useProjectAct()
  const today = localDay(new Date())
  const [text, setText] = useState('')
  const [day, setDay] = useState(today)
  const [photos, setPhotos] = useState<readonly ChosenPhoto[]>([])
  const [isTried, setTried] = useState(false)
  const { id, renew } = useEntryId()
  async function add(event: FormEvent) {
    event.preventDefault()
    setTried(true)
    if (text.trim() === '' || day === '' || photos.some(({ alt }) => alt.trim() === '')) return
    const body = { text: text.trim(), day }
    const isSent = await act(async () => {
      await call(addActivity, { params: { slug, id }, body })
      // One after the other, in their order; what has arrived is not kept twice when this is tried again.
      for (const photo of photos) await sendPhoto({ slug, id }, photo)
    }, t('saved'))
    if (!isSent) return
    renew()
    setText('')
    setPhotos([])
    setTried(false)
  }
  return (
    <form method="post" onSubmit={(event) => void add(event)} noValidate className="grid content-start gap-3">
      <h3 className="text-lg">{t('activity.title')}</h3>
      <Textarea
        name="text"
        label={t('activity.text')}
        help={t('activity.help')}
        error={isTried && text.trim() === '' && t('activity.missing')}
        value={text}
        maxLength={ACTIVITY_MAX}
        onChange={({ currentTarget }) => setText(currentTarget.value)}
      />
      <TextInput
        name="activity-day"
        type="date"
        label={t('activity.day')}
        error={isTried && day === '' && t('entry.dayMissing')}
        max={today}
        value={day}
        onChange={({ target }) => setDay(target.value)}
      />
      <ChosenPhotos photos={photos} isTried={isTried} onChange={setPhotos} />
      <div>
        <Button type="submit" look="river" busy={busy && t('saving')}>
          {t('activity.add')}
        </Button>
      </div>
    </form>
  )
}

async function sendPhoto(
  entry: { slug: string; id: string },
  { id: photo, file, alt }: ChosenPhoto,
): Promise<void> {
  const body = await shrinkPicture(file)
  const path = fillPath(addPhoto.path, { ...entry, photo })
  await request(`${path}?${new URLSearchParams({ alt: alt.trim() })}`, {
    method: 'PUT',
    headers: { 'content-type': body.type || 'application/octet-stream' },
    body,
  })
}
