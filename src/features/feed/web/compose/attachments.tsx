import { CalendarDays, ChartBarBig, Clock, ImagePlus, Trash2 } from 'lucide-react'
import { Suspense, useState } from 'react'
import { LibraryImage, LibraryPicker } from '#features/library/web/index.ts'
import { readText } from '#platform/contract/bilingual.ts'
import { ALT_MAX } from '#platform/contract/rich-text/part-limits.ts'
import { useLocale } from '#platform/web/i18n/locale-provider.tsx'
import { Button } from '#platform/web/ui/buttons/button.tsx'
import { MomentField } from '#platform/web/ui/fields/moment-field.tsx'
import { TextInput } from '#platform/web/ui/fields/text-input.tsx'
import { EVENT_MAX, OPTION_MAX, OPTIONS, PICTURES_MAX } from '../../contract/attachments.ts'
import { useText } from '../use-text.ts'
import { type PostDraft, pollEnd } from './post-draft.ts'

type Props = { draft: PostDraft; edit: (next: Partial<PostDraft>) => void }

/** Pictures with what they show, a poll and an event, beside the words of a post. */
export function Attachments({ draft, edit }: Props) {
  const t = useText()
  const locale = useLocale()
  const [isChoosing, setChoosing] = useState(false)
  const { pictures, poll, event, schedule = { isOn: false, at: '' } } = draft
  return (
    <>
      <Pictures draft={draft} edit={edit} />
      {poll.isOn && <Poll draft={draft} edit={edit} />}
      {event.isOn && <Event draft={draft} edit={edit} />}
      {schedule.isOn && (
        <MomentField
          name="publishAt"
          label={t('compose.publishAt')}
          help={t('compose.publishAtHelp')}
          value={schedule.at || null}
          fromToday
          onChange={(next) => edit({ schedule: { ...schedule, at: next ?? '' } })}
        />
      )}
      <div className="flex flex-wrap gap-2">
        <Button
          small
          icon={<ImagePlus />}
          reason={pictures.length >= PICTURES_MAX && t('compose.picturesFull', { max: String(PICTURES_MAX) })}
          onClick={() => setChoosing(true)}
        >
          {t('compose.picture')}
        </Button>
        <Button
          small
          icon={<ChartBarBig />}
          aria-pressed={poll.isOn}
          onClick={() =>
            edit({
              poll: { ...poll, isOn: !poll.isOn, endsAt: poll.endsAt === '' ? pollEnd() : poll.endsAt },
            })
          }
        >
          {t('compose.poll')}
        </Button>
        <Button
          small
          icon={<CalendarDays />}
          aria-pressed={event.isOn}
          onClick={() => edit({ event: { ...event, isOn: !event.isOn } })}
        >
          {t('compose.event')}
        </Button>
        <Button
          small
          icon={<Clock />}
          aria-pressed={schedule.isOn}
          onClick={() => edit({ schedule: { ...schedule, isOn: !schedule.isOn } })}
        >
          {t('compose.later')}
        </Button>
      </div>
      {isChoosing && (
        <Suspense>
          <LibraryPicker
            onClose={() => setChoosing(false)}
            onChoose={({ id: picture, description }) => {
              setChoosing(false)
              if (pictures.some((each) => each.picture === picture)) return
              edit({ pictures: [...pictures, { picture, alt: readText(description, locale).text }] })
            }}
          />
        </Suspense>
      )}
    </>
  )
}

function Pictures({ draft: { pictures }, edit }: Props) {
  const t = useText()
  if (pictures.length === 0) return null
  return (
    <ul className="grid gap-3">
      {pictures.map(({ picture, alt }, at) => (
        <li key={picture} className="grid grid-cols-[6rem_minmax(0,1fr)_auto] items-start gap-3">
          <Suspense fallback={<span className="block aspect-square bg-sunken" />}>
            <LibraryImage id={picture} alt="" className="aspect-square w-full rounded-control object-cover" />
          </Suspense>
          <TextInput
            name={`alt-${at}`}
            label={t('compose.alt', { number: String(at + 1) })}
            help={t('compose.altHelp')}
            maxLength={ALT_MAX}
            value={alt}
            onChange={(event) =>
              edit({
                pictures: pictures.map((each, n) => (n === at ? { ...each, alt: event.target.value } : each)),
              })
            }
          />
          <Button
            small
            look="quiet"
            icon={<Trash2 />}
            aria-label={t('compose.pictureRemove', { number: String(at + 1) })}
            onClick={() => edit({ pictures: pictures.filter((_, n) => n !== at) })}
          />
        </li>
      ))}
    </ul>
  )
}

function Poll({ draft: { poll }, edit }: Props) {
  const t = useText()
  const { options, endsAt } = poll
  return (
    <fieldset className="grid gap-3 rounded-control border border-line p-3">
      <legend className="px-1 text-sm font-strong">{t('compose.poll')}</legend>
      {options.map((option, at) => (
        <TextInput
          key={at}
          name={`option-${at}`}
          label={t('compose.option', { number: String(at + 1) })}
          maxLength={OPTION_MAX}
          value={option}
          onChange={(event) =>
            edit({
              poll: { ...poll, options: options.map((each, n) => (n === at ? event.target.value : each)) },
            })
          }
        />
      ))}
      {options.length < OPTIONS.max && (
        <p>
          <Button small look="quiet" onClick={() => edit({ poll: { ...poll, options: [...options, ''] } })}>
            {t('compose.optionAdd')}
          </Button>
        </p>
      )}
      <MomentField
        name="pollEndsAt"
        label={t('compose.pollEndsAt')}
        help={t('compose.pollHelp')}
        value={endsAt || null}
        fromToday
        onChange={(next) => edit({ poll: { ...poll, endsAt: next ?? '' } })}
      />
    </fieldset>
  )
}

function Event({ draft: { event }, edit }: Props) {
  const t = useText()
  const { title, startsAt, place } = event
  return (
    <fieldset className="grid gap-3 rounded-control border border-line p-3">
      <legend className="px-1 text-sm font-strong">{t('compose.event')}</legend>
      <TextInput
        name="eventTitle"
        label={t('compose.eventTitle')}
        maxLength={EVENT_MAX}
        value={title}
        onChange={(change) => edit({ event: { ...event, title: change.target.value } })}
      />
      <MomentField
        name="eventStartsAt"
        label={t('compose.eventStartsAt')}
        value={startsAt || null}
        fromToday
        onChange={(next) => edit({ event: { ...event, startsAt: next ?? '' } })}
      />
      <TextInput
        name="eventPlace"
        label={t('compose.eventPlace')}
        maxLength={EVENT_MAX}
        value={place}
        onChange={(change) => edit({ event: { ...event, place: change.target.value } })}
      />
    </fieldset>
  )
}
