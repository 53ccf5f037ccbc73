import { useShellText } from '#platform/web/i18n/use-shell-text.ts'
import { Note } from './note.tsx'

/** For whoever has switched script off where nothing works without it: why nothing happens, and where to go. */
export function NeedsScript() {
  const t = useShellText()
  return (
    <noscript>
      <Note tone="sun">
        <p>{t('shell.needsScript')}</p>
        <p>
          <a href="/page/kontakt">{t('shell.needsScriptWay')}</a>
        </p>
      </Note>
    </noscript>
  )
}
