import { ChevronDown, Download } from 'lucide-react'
import { fillPath } from '#platform/contract/endpoint.ts'
import { LOCALES } from '#platform/contract/locale.ts'
import { saveFetched } from '#platform/web/api/save-fetched.ts'
import { useAct } from '#platform/web/api/use-act.ts'
import { Button } from '#platform/web/ui/buttons/button.tsx'
import { Menu } from '#platform/web/ui/layers/menu.tsx'
import { exportTexts } from '../contract/texts.endpoints.ts'
import type { queryOf } from './filters.ts'
import { useText } from './use-text.ts'

/** Downloads the listed texts, in a translator's format. */
export function DownloadMenu({ query }: { query: ReturnType<typeof queryOf> }) {
  const t = useText()
  const { busy, act } = useAct({ refresh: [] })
  function save(format: string, more: Record<string, string> = {}) {
    const path = `${fillPath(exportTexts.path, { format })}?${new URLSearchParams({ ...query, ...more })}`
    void act(() => saveFetched(path, `tekstovi.${format}`))
  }
  return (
    <Menu
      label={t('download.menu')}
      items={[
        ...(['xlsx', 'csv', 'json'] as const).map((format) => ({
          text: t(`download.${format}`),
          onSelect: () => save(format),
        })),
        ...LOCALES.toReversed().map((into) => ({
          text: t(`download.${into}`),
          onSelect: () => save('xliff', { into }),
        })),
      ]}
      trigger={(props) => (
        <Button {...props} small icon={<Download />} busy={busy && t('download.busy')}>
          <span className="inline-flex items-center gap-2">
            {t('download.label')} <ChevronDown aria-hidden />
          </span>
        </Button>
      )}
    />
  )
}
