import { listBlocks } from '#features/content/contract/blocks.endpoints.ts'
import { Block, BlocksProvider } from '#features/content/web/index.ts'
import { useEndpoint } from '#platform/web/api/use-endpoint.ts'
import { useLocale } from '#platform/web/i18n/locale-provider.tsx'
import { HELP_POINTS, helpBlocks } from '../../contract/help/help-blocks.ts'

const ids = Object.keys(helpBlocks).join(',')

/** Explains how to write an application, in words that staff edit live; without a response, in the delivered words. */
export function CanvasHelp() {
  const locale = useLocale()
  const { data } = useEndpoint(listBlocks, { query: { locale, ids } })
  const edited = {
    bhs: {},
    en: {},
    [locale]: Object.fromEntries((data?.blocks ?? []).map(({ id, ...text }) => [id, text])),
  }
  return (
    <BlocksProvider defaults={helpBlocks} edited={edited}>
      <section className="mt-8 rounded-surface bg-sunken p-4 lg:p-5">
        <Block id="canvas-help-title" as="h2" className="mb-2 text-md" />
        <ul className="grid list-disc gap-1.5 pl-5 text-sm text-ink-2 marker:text-river-ink">
          {HELP_POINTS.map((id) => (
            <li key={id}>
              <Block id={id} />
            </li>
          ))}
        </ul>
      </section>
    </BlocksProvider>
  )
}
