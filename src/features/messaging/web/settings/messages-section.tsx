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
import { useSettingsText } from './use-settings-text.ts'

/** The choice to share read marks; members who hide theirs see nobody's. */
export function MessagesSection(section: SectionProps) {
  const t = useSettingsText()
  const query = useEndpoint(getMessagingSettings)
  return (
    <Section {...section} text={t('text')}>
      <QueryState query={query} title={t('failed')} small>
        {({ showsReading }) => <ReadingMarks isShown={showsReading} />}
      </QueryState>
    </Section>
  )
}

function ReadingMarks({ isShown }: { isShown: boolean }) {
  const t = useSettingsText()
  const queries = useQueryClient()
  async function choose(showsReading: boolean) {
    try {
      await call(saveMessagingSettings, { body: { showsReading } })
      toast({ title: t(showsReading ? 'reading.on' : 'reading.off') })
    } catch (error) {
      toast({ title: errorText(error, t('wrong')), variant: 'destructive' })
    }
    // Open lists and conversations reload, so that they show the read marks of the new setting.
    for (const shown of [getMessagingSettings, listConversations, getConversation])
      await queries.invalidateQueries({ queryKey: endpointKey(shown) })
  }
  return (
    <Switch
      name="showsReading"
      label={t('reading.label')}
      help={t('reading.help')}
      checked={isShown}
      onChange={(event) => void choose(event.currentTarget.checked)}
    />
  )
}
