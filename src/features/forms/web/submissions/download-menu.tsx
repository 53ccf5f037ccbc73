import { ChevronDown, Download } from 'lucide-react'
import { fillPath } from '#platform/contract/endpoint.ts'
import { SHEET_FORMATS } from '#platform/contract/sheet-formats.ts'
import { saveFetched } from '#platform/web/api/save-fetched.ts'
import { useAct } from '#platform/web/api/use-act.ts'
import { Button } from '#platform/web/ui/buttons/button.tsx'
import { Menu } from '#platform/web/ui/layers/menu.tsx'
import { exportFormFiles } from '../../contract/files.endpoints.ts'
import { exportForm } from '../../contract/statistics.endpoints.ts'
import { useEditorText } from '../use-editor-text.ts'
import { useDoor } from '../use-door.ts'

/** Takes all that was sent along for a spreadsheet program. */
export function DownloadMenu({ id }: { id: string }) {
  const t = useEditorText()
  const { at } = useDoor()
  const { busy, act } = useAct({ refresh: [] })
  const save = (path: string, ending: string) => void act(() => saveFetched(path, `obrazac.${ending}`))
  return (
    <Menu
      label={t('download.menu')}
      items={[
        ...SHEET_FORMATS.map((format) => ({
          text: t(`download.${format}`),
          onSelect: () => save(fillPath(at(exportForm).path, { id, format }), format),
        })),
        { text: t('download.zip'), onSelect: () => save(fillPath(at(exportFormFiles).path, { id }), 'zip') },
      ]}
      trigger={(props) => (
        <Button {...props} small icon={<Download />} busy={busy && t('download.busy')}>
          <span className="inline-flex items-center gap-2">
            {t('download.open')} <ChevronDown aria-hidden />
          </span>
        </Button>
      )}
    />
  )
}
