import { type FormEvent, useState } from 'react'
import { visibleLength } from '#platform/contract/characters.ts'
import { fillPath } from '#platform/contract/endpoint.ts'
import { localDay } from '#platform/contract/local-time.ts'
import { call, request } from '#platform/web/api/api.ts'
import { DraftNote } from '#platform/web/forms/draft-note.tsx'
import { shrinkPicture } from '#platform/web/forms/shrink-picture.ts'
import { useEntryForm } from '#platform/web/forms/use-entry-form.ts'
import { useTried } from '#platform/web/forms/use-tried.ts'
import { useWordsProblem } from '#platform/web/forms/use-words-problem.ts'
import { Button } from '#platform/web/ui/buttons/button.tsx'
import { TextInput } from '#platform/web/ui/fields/text-input.tsx'
import { Textarea } from '#platform/web/ui/fields/textarea.tsx'
import { addLibraryPhoto, addPhoto, ALT_MAX } from '../../contract/photos/photos.endpoints.ts'
import { ACTIVITY_MAX, addActivity } from '../../contract/projects.endpoints.ts'
import { useProjectAct } from '../use-project-act.ts'
import { useTeamText } from '../use-team-text.ts'
import { type PhotoDraft, PhotoDrafts } from './photo-drafts.tsx'
import { useDayProblem } from './use-day-problem.ts'
import { useEntryId } from './use-entry-id.ts'

/** The form for a log entry. */
export function ActivityForm({ slug }: { slug: string }) {
  const t = useTeamText()
  const wrongWords = useWordsProblem()
  const { busy, act } = useProjectAct()
  const today = localDay(new Date())
  const [first] = useState({ text: '', day: today })
  const { written, set, arrived, draft } = useEntryForm(`project-activity.${slug}`, first)
  const { text, day } = written
  const [photos, setPhotos] = useState<readonly PhotoDraft[]>([])
  const { ref, isTried, refuse, reset } = useTried<HTMLFormElement>()
  const { id, renew } = useEntryId()
  const dayProblem = useDayProblem()
  const isWhole =
    visibleLength(text) > 0 &&
    !wrongWords(text, ACTIVITY_MAX) &&
    !dayProblem(day, today) &&
    photos.every(({ alt }) => visibleLength(alt) > 0 && !wrongWords(alt, ALT_MAX))
  async function add(event: FormEvent) {
    event.preventDefault()
    if (!isWhole) return refuse()
    const body = { text: text.trim(), day }
    const isSent = await act(async () => {
      await call(addActivity, { params: { slug, id }, body })
      // One after the other, in order; a photo that has arrived is not stored twice on a retry.
      for (const photo of photos) await sendPhoto({ slug, id }, photo)
    }, t('saved'))
    if (!isSent) return
    renew()
    arrived(written)
    // A photo chosen in the meantime waits for the next entry.
    setPhotos((all) => all.filter(({ id: photo }) => !photos.some((upload) => upload.id === photo)))
    reset()
  }
  return (
    <form
      ref={ref}
      method="post"
      onSubmit={(event) => void add(event)}
      noValidate
      className="grid content-start gap-3"
    >
      <h3 className="text-lg">{t('activity.title')}</h3>
      <Textarea
        name="text"
        label={t('activity.text')}
        help={t('activity.help')}
        error={
          wrongWords(text, ACTIVITY_MAX) ?? (isTried && visibleLength(text) === 0 && t('activity.missing'))
        }
        value={text}
        limit={ACTIVITY_MAX}
        onChange={({ currentTarget }) => set({ text: currentTarget.value })}
      />
      <TextInput
        name="activity-day"
        type="date"
        label={t('activity.day')}
        error={isTried && dayProblem(day, today)}
        max={today}
        value={day}
        onChange={({ target }) => set({ day: target.value })}
      />
      <PhotoDrafts photos={photos} isTried={isTried} onChange={setPhotos} />
      <div>
        <DraftNote {...draft} />
        <Button type="submit" look="river" className="mt-2" busy={busy && t('saving')}>
          {t('activity.add')}
        </Button>
      </div>
    </form>
  )
}

async function sendPhoto(
  entry: { slug: string; id: string },
  { id: photo, source, alt }: PhotoDraft,
): Promise<void> {
  if (typeof source === 'string') {
    await call(addLibraryPhoto, { params: { ...entry, photo }, body: { picture: source, alt: alt.trim() } })
    return
  }
  const body = await shrinkPicture(source)
  const path = fillPath(addPhoto.path, { ...entry, photo })
  await request(`${path}?${new URLSearchParams({ alt: alt.trim() })}`, {
    method: 'PUT',
    headers: { 'content-type': body.type || 'application/octet-stream' },
    body,
  })
}
