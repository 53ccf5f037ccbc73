import { useShellText } from '../i18n/use-shell-text.ts'
import { NeedsScript } from '../ui/blocks/needs-script.tsx'
import { Spinner } from '../ui/blocks/spinner.tsx'

/** The placeholder while the session or a screen loads. */
export function PageSpinner({ offline = false }: { offline?: boolean }) {
  const t = useShellText()
  return (
    <main id="main" className="grid min-h-96 place-items-center">
      <NeedsScript />
      <Spinner text={t(offline ? 'shell.offline' : 'shell.loading')} />
    </main>
  )
}
