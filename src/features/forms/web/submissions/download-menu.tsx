import { ChevronDown, Download } from 'lucide-react'
import { fillPath } from '#platform/contract/endpoint.ts'
import { SHEET_FORMATS } from '#platform/contract/sheet-formats.ts'
import { saveFetched } from '#platform/web/api/save-fetched.ts'
import { useAct } from '#platform/web/api/use-act.ts'
import { Button } from '#platform/web/ui/buttons/button.tsx'
import { Menu } from '#platform/web/ui/layers/menu.tsx'
import { exportFormFiles } from '../../contract/files.endpoints.ts'
import { exportForm } from '../../contract/statistics.endpoints.ts'
import { useAnswersText } from '../use-answers-text.ts'
import { useEditorText } from '../use-editor-text.ts'
import { useDoor } from '../use-door.ts'

/** Takes all that was sent along for a spreadsheet program, or what the list has been narrowed to. */
export function DownloadMenu({
  id,
  conditions,
}: {
  id: string
  conditions: Readonly<Record<string, string>>
}) {
  const t = useEditorText()
  const words = useAnswersText()
  const narrow = new URLSearchParams(conditions).toString()
  const { at } = useDoor()
  const { busy, act } = useAct({ refresh: [] })
  const save = (path: string, ending: string) => void act(() => saveFetched(path, `obrazac.${ending}`))
  return (
    <Menu
      label={t('download.menu')}
      items={[
        ...(narrow === '' ? [] : SHEET_FORMATS).map((format) => ({
          text: words(`narrowed.${format}`),
          onSelect: () => save(`${fillPath(at(exportForm).path, { id, format })}?${narrow}`, format),
        })),
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
