import { truncateText, type Remark } from '../../contract/pasting/cells.ts'
import { usePastingText } from './use-pasting-text.ts'

/** The most remarks shown, so that a whole spreadsheet pasted by mistake does not freeze the page. */
const SHOWN_MOST = 20
const QUOTED_MOST = 160

/** Lists each cell of a table that was not taken, with the reason. */
export function Remarks({ remarks }: { remarks: readonly Remark[] }) {
  const t = usePastingText()
  return (
    <ul className="mt-1 grid gap-1">
      {remarks.slice(0, SHOWN_MOST).map(({ line, why, text }) => (
        <li key={`${line} ${why} ${text}`} className="[overflow-wrap:anywhere]">
          {t(`why.${why}`, { line, text: quoted(text) })}
        </li>
      ))}
      {remarks.length > SHOWN_MOST && <li>{t('moreRemarks', { count: remarks.length - SHOWN_MOST })}</li>}
    </ul>
  )
}

const quoted = (text: string) => (text.length > QUOTED_MOST ? `${truncateText(text, QUOTED_MOST)}…` : text)
