import { Section } from '#features/settings/web/index.ts'
import { call } from '#platform/web/api/api.ts'
import { useAct } from '#platform/web/api/use-act.ts'
import { useEndpoint } from '#platform/web/api/use-endpoint.ts'
import type { SectionProps } from '#platform/web/registration.ts'
import { Switch } from '#platform/web/ui/fields/switch.tsx'
import { QueryState } from '#platform/web/ui/states/query-state.tsx'
import { getFeedSettings, saveFeedSettings } from '../../contract/rss.endpoints.ts'
import { useText } from '../use-text.ts'

/** Whether everybody may follow the member's public posts in a reader of feeds, and where. */
export function RssSection({ id, title }: SectionProps) {
  const t = useText()
  const query = useEndpoint(getFeedSettings)
  const { act } = useAct({ refresh: [getFeedSettings.path], failed: t('general') })
  return (
    <Section id={id} title={title}>
      <QueryState query={query} small>
        {({ rss, path }) => (
          <>
            <Switch
              name="rss"
              label={t('rss.label')}
              help={t(path ? 'rss.help' : 'rss.noProfile')}
              checked={rss}
              onChange={(event) => {
                const isOn = event.target.checked
                void act(() => call(saveFeedSettings, { body: { rss: isOn } }))
              }}
            />
            {rss && path && (
              <a className="link inline-flex min-h-target items-center text-sm" href={path}>
                {t('rss.open')}
              </a>
            )}
          </>
        )}
      </QueryState>
    </Section>
  )
}
