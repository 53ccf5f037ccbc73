import { useQueryClient } from '@tanstack/react-query'
import { Section } from '#features/settings/web/index.ts'
import { errorText } from '#platform/web/api/api-error.ts'
import { call } from '#platform/web/api/api.ts'
import { endpointKey } from '#platform/web/api/endpoint-key.ts'
import { useEndpoint } from '#platform/web/api/use-endpoint.ts'
import type { SectionProps } from '#platform/web/registration.ts'
import { Switch } from '#platform/web/ui/fields/switch.tsx'
import { toast } from '#platform/web/ui/layers/toast-store.ts'
import { QueryState } from '#platform/web/ui/states/query-state.tsx'
import {
  getConversation,
  getMessagingSettings,
  listConversations,
  saveMessagingSettings,
} from '../../contract/conversation.endpoints.ts'
import { getWaitingCount } from '../../contract/waiting.endpoints.ts'
import { useSettingsText } from './use-settings-text.ts'

/** The choices to share read marks and when one is here; members who hide theirs see nobody's. */
export function MessagesSection(section: SectionProps) {
  const t = useSettingsText()
  const query = useEndpoint(getMessagingSettings)
  return (
    <Section {...section} text={t('text')}>
      <QueryState query={query} title={t('failed')} small>
        {({ showsReading, showsActivity, mayShowActivity }) => (
          <>
            <Choice name="showsReading" words="reading" isOn={showsReading} />
            {mayShowActivity && <Choice name="showsActivity" words="activity" isOn={showsActivity} />}
          </>
        )}
      </QueryState>
    </Section>
  )
}

type Props = { name: 'showsReading' | 'showsActivity'; words: 'reading' | 'activity'; isOn: boolean }

function Choice({ name, words, isOn }: Props) {
  const t = useSettingsText()
  const queries = useQueryClient()
  async function choose(isChosen: boolean) {
    try {
      await call(saveMessagingSettings, { body: { [name]: isChosen } })
      toast({ title: t(`${words}.${isChosen ? 'on' : 'off'}`) })
    } catch (error) {
      toast({ title: errorText(error, t('wrong')), variant: 'destructive' })
    }
    // Open lists and conversations reload, so that they show what the new setting shows.
    for (const endpoint of [getMessagingSettings, getWaitingCount, listConversations, getConversation])
      await queries.invalidateQueries({ queryKey: endpointKey(endpoint) })
  }
  return (
    <Switch
      name={name}
      label={t(`${words}.label`)}
      help={t(`${words}.help`)}
      checked={isOn}
      onChange={(event) => void choose(event.currentTarget.checked)}
    />
  )
}
