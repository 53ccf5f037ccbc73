import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import {
  ANNOUNCEMENT_AUDIENCES,
  ANNOUNCEMENT_KINDS,
  type AnnouncementKind,
} from '#platform/contract/announcement.ts'
import { linkFrom } from '#platform/contract/rich-text/links.ts'
import { call } from '#platform/web/api/api.ts'
import { errorText } from '#platform/web/api/api-error.ts'
import { BilingualField } from '#platform/web/forms/bilingual-field.tsx'
import { FormFoot } from '#platform/web/forms/form-foot.tsx'
import { FormProblem } from '#platform/web/forms/form-notes.tsx'
import { useForm } from '#platform/web/forms/use-form.ts'
import { MomentField } from '#platform/web/ui/fields/moment-field.tsx'
import { RadioGroup } from '#platform/web/ui/fields/radio-group.tsx'
import { TextInput } from '#platform/web/ui/fields/text-input.tsx'
import { Dialog } from '#platform/web/ui/layers/dialog.tsx'
import { toast } from '#platform/web/ui/layers/toast-store.ts'
import {
  type Announcement,
  createAnnouncement,
  listAnnouncements,
  updateAnnouncement,
} from '../contract/announcements.endpoints.ts'
import { TEXT_MAX } from '../contract/limits.ts'
import { useText } from './use-text.ts'

type Props = { announcement?: Announcement; onClose: () => void }

/** Writes a new announcement or changes one that has not ended. */
export function AnnouncementDialog({ announcement, onClose }: Props) {
  const t = useText()
  const queries = useQueryClient()
  const [texts, setTexts] = useState(announcement?.texts ?? { bhs: '', en: '' })
  const [beginsAt, setBegin] = useState(announcement?.beginsAt ?? null)
  const [endsAt, setEnd] = useState(announcement?.endsAt ?? null)
  const isCurrent = announcement?.state === 'current'
  const form = useForm({
    labels: {
      'texts.bhs': t('fields.bhs'),
      'texts.en': t('fields.en'),
      link: t('fields.link'),
      beginsAt: t('fields.beginsAt'),
      endsAt: t('fields.endsAt'),
    },
    validate: (data) => ({
      ...(texts.bhs.trim() === '' && { 'texts.bhs': t('missing') }),
      ...(texts.en.trim() === '' && { 'texts.en': t('missing') }),
      ...(linkOf(data) === undefined && { link: t('linkWrong') }),
      ...(endsAt === null && { endsAt: t('endMissing') }),
    }),
    async send(data) {
      const body = {
        kind: String(data.get('kind')) as AnnouncementKind,
        audience: String(data.get('audience')) as (typeof ANNOUNCEMENT_AUDIENCES)[number],
        texts,
        link: linkOf(data) ?? null,
        beginsAt,
        endsAt: endsAt ?? '',
      }
      if (announcement) await call(updateAnnouncement, { params: { id: announcement.id }, body })
      else await call(createAnnouncement, { body })
      toast({ title: t(announcement ? 'changed' : 'published') })
      await queries.invalidateQueries({ queryKey: [listAnnouncements.path] })
      onClose()
    },
    explain: (error) => errorText(error, t('failed')),
  })
  return (
    <Dialog open onClose={onClose} title={t(announcement ? 'changeTitle' : 'new')} closeLabel={t('close')}>
      <form {...form.props} className="grid gap-4">
        <BilingualField
          name="texts"
          label={t('fields.text')}
          value={texts}
          limit={TEXT_MAX}
          rows={3}
          errors={form.errors}
          onChange={setTexts}
        />
        <RadioGroup
          inline
          legend={t('fields.kind')}
          name="kind"
          defaultValue={announcement?.kind ?? 'information'}
          options={ANNOUNCEMENT_KINDS.map((value) => ({ value, text: t(`kinds.${value}`) }))}
        />
        <RadioGroup
          inline
          legend={t('fields.audience')}
          name="audience"
          defaultValue={announcement?.audience ?? 'everybody'}
          help={t('audienceHelp')}
          options={ANNOUNCEMENT_AUDIENCES.map((value) => ({ value, text: t(`audiences.${value}`) }))}
        />
        <TextInput
          name="link"
          label={t('fields.link')}
          help={t('linkHelp')}
          defaultValue={announcement?.link ?? ''}
          autoComplete="off"
          spellCheck={false}
          error={form.errors.link}
        />
        <div className="grid grid-cols-1 gap-4">
          <MomentField
            name="beginsAt"
            label={t('fields.beginsAt')}
            help={t('beginHelp')}
            value={beginsAt}
            readOnly={isCurrent}
            fromToday={!isCurrent}
            error={form.errors.beginsAt}
            onChange={setBegin}
          />
          <MomentField
            name="endsAt"
            label={t('fields.endsAt')}
            value={endsAt}
            fromToday
            error={form.errors.endsAt}
            onChange={setEnd}
          />
        </div>
        <FormProblem text={form.problem} />
        <FormFoot
          onCancel={onClose}
          act={t(announcement ? 'save' : 'publish')}
          busy={form.busy && t('busy')}
        />
      </form>
    </Dialog>
  )
}

/** The address that was meant; null where none was typed, nothing where it is none that people may be led to. */
function linkOf(data: FormData): string | null | undefined {
  const input = String(data.get('link') ?? '').trim()
  if (input === '') return null
  const link = linkFrom(input, { ownPaths: true })
  return link && /^(?:https:|\/)/.test(link) ? link : undefined
}
