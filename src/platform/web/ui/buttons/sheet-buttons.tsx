import { Download } from 'lucide-react'
import { SHEET_FORMATS, type SheetFormat } from '#platform/contract/sheet-formats.ts'
import { saveFetched } from '../../api/save-fetched.ts'
import { useAct } from '../../api/use-act.ts'
import { useShellText } from '../../i18n/use-shell-text.ts'
import type { ButtonLook } from './button-look.ts'
import { Button } from './button.tsx'

type Props = Pick<ButtonLook, 'look'> & { pathOf: (format: SheetFormat) => string }

/** Takes a table along, one button for each kind of file. */
export function SheetButtons({ pathOf, ...look }: Props) {
  const t = useShellText()
  const { busy, act } = useAct({ refresh: [] })
  return (
    <div className="flex flex-wrap gap-2">
      {SHEET_FORMATS.map((format) => (
        <Button
          key={format}
          small
          {...look}
          icon={<Download />}
          busy={busy && t('sheets.busy')}
          onClick={() => void act(() => saveFetched(pathOf(format), `Zamah.${format}`))}
        >
          {t(`sheets.${format}`)}
        </Button>
      ))}
    </div>
  )
}
