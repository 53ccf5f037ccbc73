import { Section } from '#features/settings/web/index.ts'
import { call } from '#platform/web/api/api.ts'
import { useAct } from '#platform/web/api/use-act.ts'
import { useEndpoint } from '#platform/web/api/use-endpoint.ts'
import type { SectionProps } from '#platform/web/registration.ts'
import { RadioGroup } from '#platform/web/ui/fields/radio-group.tsx'
import { QueryState } from '#platform/web/ui/states/query-state.tsx'
import { deleteBlock, deleteMute } from '../../contract/relations.endpoints.ts'
import {
  updateFindable,
  updateReachable,
  FINDABLE,
  type Findable,
  getNetworkSettings,
  listBlocked,
  listMuted,
  REACHABLE,
  type Reachable,
} from '../../contract/settings.endpoints.ts'
import { useSettingsText } from '../use-settings-text.ts'
import { MutedWords } from './muted-words.tsx'
import { SeveredList } from './severed-list.tsx'

/**
 * The member's visibility in the directory, the people they have blocked or muted, and the words they do not want to read.
 */
export function PeopleSection(section: SectionProps) {
  const t = useSettingsText()
  const query = useEndpoint(getNetworkSettings)
  return (
    <Section {...section} text={t('text')}>
      <QueryState query={query} title={t('failed')} small>
        {({ findable, reachable, mayChooseReachable, words }) => (
          <>
            {mayChooseReachable ? (
              <ReachableChoice reachable={reachable} />
            ) : (
              <p className="text-ink-2">{t('reachable.young')}</p>
            )}
            <FindableChoice findable={findable} />
            <MutedWords words={words} />
          </>
        )}
      </QueryState>
      <SeveredList list={listBlocked} end={deleteBlock} what="blocked" />
      <SeveredList list={listMuted} end={deleteMute} what="muted" />
    </Section>
  )
}

function ReachableChoice({ reachable }: { reachable: Reachable }) {
  const t = useSettingsText()
  const { act } = useAct({ refresh: [getNetworkSettings.path], failed: t('wrong') })
  return (
    <RadioGroup
      legend={t('reachable.legend')}
      help={t('reachable.help')}
      name="reachable"
      value={reachable}
      options={REACHABLE.map((value) => ({ value, text: t(`reachable.${value}`) }))}
      onChange={(choice) => {
        const value = REACHABLE.find((one) => one === choice) ?? reachable
        void act(() => call(updateReachable, { body: { reachable: value } }), t('reachable.saved'))
      }}
    />
  )
}

function FindableChoice({ findable }: { findable: Findable }) {
  const t = useSettingsText()
  const { act } = useAct({ refresh: [getNetworkSettings.path], failed: t('wrong') })
  const choose = (value: Findable) =>
    void act(() => call(updateFindable, { body: { findable: value } }), t('findable.saved'))
  return (
    <RadioGroup
      legend={t('findable.legend')}
      help={t('findable.help')}
      name="findable"
      value={findable}
      options={FINDABLE.map((value) => ({ value, text: t(`findable.${value}`) }))}
      onChange={(value) => choose(FINDABLE.find((one) => one === value) ?? findable)}
    />
  )
}
