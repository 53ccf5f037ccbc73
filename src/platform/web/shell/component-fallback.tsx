import { Component, type ReactNode } from 'react'
import { useShellText } from '../i18n/use-shell-text.ts'
import { Button } from '../ui/buttons/button.tsx'

/** Keeps the failure of one part from taking the screen with it. */
export class ComponentBoundary extends Component<{ children: ReactNode }, { failed: boolean }> {
  override state = { failed: false }
  static getDerivedStateFromError() {
    return { failed: true }
  }
  override render() {
    return this.state.failed ? <ComponentFallback /> : this.props.children
  }
}

function ComponentFallback() {
  const t = useShellText()
  return (
    <div
      role="alert"
      className="grid justify-items-start gap-3 rounded-surface border border-line bg-surface p-4"
    >
      <p>{t('shell.componentError')}</p>
      <Button small onClick={() => location.reload()}>
        {t('shell.refresh')}
      </Button>
    </div>
  )
}
