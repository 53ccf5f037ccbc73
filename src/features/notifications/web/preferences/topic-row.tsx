import { Chip } from '#platform/web/ui/blocks/chip.tsx'
import { Checkbox } from '#platform/web/ui/fields/checkbox.tsx'
import { Select } from '#platform/web/ui/fields/select.tsx'
import type { Choice, Preferences as Answer } from '../../contract/preferences.endpoints.ts'
import { TopicKinds } from './topic-kinds.tsx'
import { usePreferenceText } from './use-preference-text.ts'

type TopicProps = {
  topic: Answer['topics'][number]
  choice: Choice
  onChange: (change: Partial<Choice>) => void
}

/** One topic with its channels; a choice here applies to all its kinds, which can differ below. */
export function TopicRow({ topic, choice, onChange }: TopicProps) {
  const t = usePreferenceText()
  const { id, title, hint, alwaysInApp, isOutside, mails } = topic
  const change = (channels: Partial<Omit<Choice, 'id' | 'kinds'>>) =>
    onChange({ ...channels, kinds: choice.kinds.map((kind) => ({ ...kind, ...channels })) })
  const of = (channel: string) => (
    <>
      <span className="sr-only">{title}: </span>
      {channel}
    </>
  )
  return (
    <li className="border-t border-line py-3">
      <fieldset>
        <legend className="contents">
          <b className="block text-sm font-strong">{title}</b>
        </legend>
        <p className="text-xs text-ink-2">{hint}</p>
        <div className="mt-1 grid grid-cols-2 items-end gap-x-4 sm:grid-cols-[1fr_1fr_10rem]">
          {isOutside ? null : alwaysInApp ? (
            <p className="flex min-h-target items-center gap-2 text-sm text-ink-2">
              {t('inApp')} <Chip>{t('always')}</Chip>
            </p>
          ) : (
            <Checkbox
              name={`${id}-inApp`}
              label={of(t('inApp'))}
              checked={choice.inApp}
              onChange={(event) => change({ inApp: event.target.checked })}
            />
          )}
          <Checkbox
            name={`${id}-push`}
            label={of(t('push'))}
            checked={choice.push}
            onChange={(event) => change({ push: event.target.checked })}
          />
          <Select
            name={`${id}-mail`}
            className="max-sm:col-span-2"
            label={of(t('mail'))}
            value={choice.mail}
            options={mails.map((value) => ({ value, text: t(`mails.${value}`) }))}
            onChange={(event) => change({ mail: event.currentTarget.value as Choice['mail'] })}
          />
        </div>
        {choice.kinds.length > 0 && (
          <TopicKinds topic={topic} choice={choice} onChange={(kinds) => onChange({ kinds })} />
        )}
      </fieldset>
    </li>
  )
}
