import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { isBlank, NO_TEXT } from '#platform/contract/bilingual.ts'
import { toLocal } from '#platform/contract/local-time.ts'
import { errorText } from '#platform/web/api/api-error.ts'
import { call } from '#platform/web/api/api.ts'
import { BilingualField } from '#platform/web/forms/bilingual-field.tsx'
import { DraftNote } from '#platform/web/forms/draft-note.tsx'
import { FormFoot } from '#platform/web/forms/form-foot.tsx'
import { FormProblem, FormSummary } from '#platform/web/forms/form-notes.tsx'
import { useDeviceDraft } from '#platform/web/forms/use-device-draft.ts'
import { useForm } from '#platform/web/forms/use-form.ts'
import { toast } from '#platform/web/ui/layers/toast-store.ts'
import {
  createGroup,
  GROUP_DESCRIPTION_MAX,
  GROUP_TOPIC_MAX,
  type GroupDraft,
  type GroupSession,
  updateGroup,
} from '../../contract/groups/groups.endpoints.ts'
import type { MentorProfile } from '../../contract/mentor-profile.ts'
import { useMemberText } from '../use-member-text.ts'
import { GroupFields } from './group-fields.tsx'
import { GROUPS_PATH } from './join-acts.tsx'
import { useGroupText } from './use-group-text.ts'

type Props = { group?: GroupSession; profile: MentorProfile; onClose: () => void }
const FIELDS = ['topic', 'description', 'starts', 'joinBy', 'link', 'location', 'places'] as const
export type GroupField = (typeof FIELDS)[number]

/** The whole announcement; the device keeps it until it is sent. */
export function GroupForm({ group, profile, onClose }: Props) {
  const t = useGroupText()
  const words = useMemberText()
  const queries = useQueryClient()
  // One session however often it is sent: an answer may be lost on the way.
  const [id] = useState(() => group?.id ?? crypto.randomUUID())
  const [first] = useState(() => draftOf(group, profile))
  const [draft, change, forget, state] = useDeviceDraft(
    group ? `mentorship.group.${group.id}.${group.version}` : 'mentorship.group',
    first,
  )
  const edit = (part: Partial<GroupDraft>) => change({ ...draft, ...part })
  const form = useForm<GroupField>({
    labels: {
      topic: t('topic'),
      description: t('description'),
      starts: t('starts'),
      joinBy: t('deadline'),
      link: t('link'),
      location: t('place'),
      places: t('placesOf'),
    },
    validate() {
      const { topic, description, starts, joinBy, format, link, location } = draft
      const isVideo = format === 'video'
      return {
        ...(isBlank(topic) && { topic: t('topicMissing') }),
        ...(isBlank(description) && { description: t('descriptionMissing') }),
        ...(starts === '' && { starts: t('startsMissing') }),
        ...((joinBy === '' || joinBy > starts) && { joinBy: t('deadlineMissing') }),
        ...(isVideo && !link.startsWith('https://') && { link: t('linkWrong') }),
        ...(!isVideo && location.trim() === '' && { location: t('placeMissing') }),
      }
    },
    async send() {
      if (group) await call(updateGroup, { params: { id }, body: { ...draft, version: group.version } })
      else await call(createGroup, { body: { id, ...draft } })
      forget()
      await queries.invalidateQueries({
        predicate: ({ queryKey: [path] }) => String(path).startsWith(GROUPS_PATH),
      })
      toast({ title: t(group ? 'saved' : 'announced') })
      onClose()
    },
    explain: (error) => errorText(error, words('general')),
  })
  const { errors } = form
  return (
    <form {...form.props} className="grid grid-cols-1 gap-4">
      <FormSummary {...form.summary} />
      <BilingualField
        name="topic"
        label={t('topic')}
        value={draft.topic}
        limit={GROUP_TOPIC_MAX}
        errors={errors.topic ? { 'topic.bhs': errors.topic } : {}}
        onChange={(topic) => edit({ topic })}
      />
      <BilingualField
        name="description"
        label={t('description')}
        help={t('descriptionHelp')}
        value={draft.description}
        limit={GROUP_DESCRIPTION_MAX}
        rows={4}
        errors={errors.description ? { 'description.bhs': errors.description } : {}}
        onChange={(description) => edit({ description })}
      />
      <GroupFields draft={draft} errors={errors} edit={edit} />
      <FormProblem text={form.problem} />
      <DraftNote {...state} />
      <FormFoot
        onCancel={onClose}
        act={t(group ? 'save' : 'send')}
        look="key"
        busy={form.busy && words('busy')}
      />
    </form>
  )
}

function draftOf(group: GroupSession | undefined, profile: MentorProfile): GroupDraft {
  if (!group)
    return {
      topic: NO_TEXT,
      description: NO_TEXT,
      starts: '',
      joinBy: '',
      zone: profile.zone,
      minutes: 60,
      places: 6,
      format: 'video',
      link: profile.link,
      location: '',
    }
  const {
    topic,
    description,
    at: startsAt,
    joinBy: joinUntil,
    zone,
    minutes,
    format,
    link,
    location,
    places,
  } = group
  return {
    topic,
    description,
    starts: toLocal(new Date(startsAt), zone),
    joinBy: toLocal(new Date(joinUntil), zone),
    zone,
    minutes: minutes as GroupDraft['minutes'],
    places: places.of,
    format,
    link: link ?? '',
    location,
  }
}
