import { useQueryClient } from '@tanstack/react-query'
import { call } from '#platform/web/api/api.ts'
import { endpointKey } from '#platform/web/api/endpoint-key.ts'
import { useEndpoint } from '#platform/web/api/use-endpoint.ts'
import { SaveNote } from '#platform/web/forms/save-note.tsx'
import { useAutosave } from '#platform/web/forms/use-autosave.ts'
import { useLocale } from '#platform/web/i18n/locale-provider.tsx'
import { Chip } from '#platform/web/ui/blocks/chip.tsx'
import { Switch } from '#platform/web/ui/fields/switch.tsx'
import { QueryState } from '#platform/web/ui/states/query-state.tsx'
import {
  type Choice,
  getPreferences,
  type Preferences as Answer,
  type Rhythm,
  updatePreferences,
} from '../../contract/preferences.endpoints.ts'
import { PushPart } from './push-part.tsx'
import { QuietHours } from './quiet-hours.tsx'
import { TopicRow } from './topic-row.tsx'
import { usePreferenceText } from './use-preference-text.ts'

type Value = { topics: Choice[]; rhythm: Rhythm }

/** The topics, channels and times that a member chooses; saves automatically. */
export function Preferences() {
  const t = usePreferenceText()
  const locale = useLocale()
  const query = useEndpoint(getPreferences, { locale, staleTime: 0 })
  return (
    <QueryState query={query} title={t('failed')}>
      {(answer) => <Loaded answer={answer} />}
    </QueryState>
  )
}

function Loaded({ answer }: { answer: Answer }) {
  const t = usePreferenceText()
  const locale = useLocale()
  const queries = useQueryClient()
  const key = endpointKey(getPreferences, { locale })
  const autosave = useAutosave<Value>({
    name: 'notification-preferences',
    saved: { value: valueOf(answer), version: answer.version },
    async send(body, ifMatch) {
      const fresh = await call(updatePreferences, { body, autosave: true, ifMatch: `"${ifMatch}"` })
      queries.setQueryData(key, fresh)
      return fresh.version
    },
    reload: () => queries.refetchQueries({ queryKey: key }),
  })
  const { topics, rhythm } = autosave.value
  const setRhythm = (change: Partial<Rhythm>) =>
    autosave.edit((now) => ({ ...now, rhythm: { ...now.rhythm, ...change } }))
  const setTopic = (id: string, change: Partial<Choice>) =>
    autosave.edit((now) => ({
      ...now,
      topics: now.topics.map((one) => (one.id === id ? { ...one, ...change } : one)),
    }))
  const [usedTopics, otherTopics] = [true, false].map((used) =>
    answer.topics.filter(({ isUsed }) => isUsed === used),
  ) as [Answer['topics'], Answer['topics']]
  const row = (topic: Answer['topics'][number]) => {
    const choice = topics.find(({ id }) => id === topic.id)
    return (
      choice && (
        <TopicRow
          key={topic.id}
          topic={topic}
          choice={choice}
          onChange={(change) => setTopic(topic.id, change)}
        />
      )
    )
  }
  return (
    <>
      <SaveNote autosave={autosave} />
      <Switch
        name="onlyDeadlines"
        label={t('onlyDeadlines')}
        help={t('onlyDeadlinesHelp')}
        checked={rhythm.onlyDeadlines}
        onChange={(event) => setRhythm({ onlyDeadlines: event.target.checked })}
      />
      <ul className="grid grid-cols-1">
        {usedTopics.map(row)}
        <li className="flex items-start justify-between gap-4 border-t border-line py-3 text-sm leading-ui">
          <p className="min-w-0">
            <b className="block font-strong">{t('security')}</b>
            <span className="text-xs text-ink-2">{t('securityHint')}</span>
          </p>
          <Chip className="flex-none">{t('always')}</Chip>
        </li>
      </ul>
      {otherTopics.length > 0 && (
        <details>
          <summary className="link inline-flex min-h-target cursor-pointer items-center text-sm">
            {t('unused', { count: otherTopics.length })}
          </summary>
          <ul className="grid grid-cols-1">{otherTopics.map(row)}</ul>
        </details>
      )}
      <p className="text-xs text-ink-2">{t('apart')}</p>
      <QuietHours rhythm={rhythm} onChange={setRhythm} />
      <PushPart />
    </>
  )
}

function valueOf({ topics, rhythm }: Answer): Value {
  return {
    topics: topics.map(({ id, inApp, mail, push, kinds }) => ({
      id,
      inApp,
      mail,
      push,
      kinds: kinds.map(({ title: _, ...kind }) => kind),
    })),
    rhythm,
  }
}
