import { useQueryClient } from '@tanstack/react-query'
import { Section } from '#features/settings/web/index.ts'
import { errorText } from '#platform/web/api/api-error.ts'
import { call } from '#platform/web/api/api.ts'
import { endpointKey } from '#platform/web/api/endpoint-key.ts'
import { useEndpoint } from '#platform/web/api/use-endpoint.ts'
import type { SectionProps } from '#platform/web/registration.ts'
import { RadioGroup } from '#platform/web/ui/fields/radio-group.tsx'
import { toast } from '#platform/web/ui/layers/toast-store.ts'
import { QueryState } from '#platform/web/ui/states/query-state.tsx'
import { unblockPerson, unmutePerson } from '../../contract/relations.endpoints.ts'
import {
  changeFindable,
  FINDABLE,
  type Findable,
  getNetworkSettings,
  listBlocked,
  listMuted,
} from '../../contract/settings.endpoints.ts'
import { useSettingsText } from '../use-settings-text.ts'
import { MutedWords } from './muted-words.tsx'
import { SeveredList } from './severed-list.tsx'

/** Who finds the member, whom they have blocked or muted, and the words they do not want to read. */
export function PeopleSection(section: SectionProps) {
  const t = useSettingsText()
  const query = useEndpoint(getNetworkSettings)
  return (
    <Section {...section} text={t('text')}>
      <QueryState query={query} title={t('failed')} small>
        {({ findable, words }) => (
          <>
            <FindableChoice findable={findable} />
            <MutedWords words={words} />
          </>
        )}
      </QueryState>
      <SeveredList list={listBlocked} end={unblockPerson} what="blocked" />
      <SeveredList list={listMuted} end={unmutePerson} what="muted" />
    </Section>
  )
}

function FindableChoice({ findable }: { findable: Findable }) {
  const t = useSettingsText()
  const queries = useQueryClient()
  async function choose(value: Findable) {
    try {
      await call(changeFindable, { body: { findable: value } })
      toast({ title: t('findable.saved') })
    } catch (error) {
      toast({ title: errorText(error, t('wrong')), variant: 'destructive' })
    }
    await queries.invalidateQueries({ queryKey: endpointKey(getNetworkSettings) })
  }
  return (
    <RadioGroup
      legend={t('findable.legend')}
      help={t('findable.help')}
      name="findable"
      value={findable}
      options={FINDABLE.map((value) => ({ value, text: t(`findable.${value}`) }))}
      onChange={(value) => void choose(FINDABLE.find((one) => one === value) ?? findable)}
    />
  )
}
