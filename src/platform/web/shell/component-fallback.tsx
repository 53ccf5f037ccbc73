import { Component, type ReactNode } from 'react'
import { useShellText } from '../i18n/use-shell-text.ts'
import { Button } from '../ui/buttons/button.tsx'

type BoundaryProps = {
  children: ReactNode
  /** What stands in the place of a part that failed; a note with a button where it is not given. */
  fallback?: ReactNode
}

/** Keeps the failure of one part from taking the screen with it. */
export class ComponentBoundary extends Component<BoundaryProps, { failed: boolean }> {
  override state = { failed: false }
  static getDerivedStateFromError() {
    return { failed: true }
  }
  override render() {
    const { children, fallback = <ComponentFallback /> } = this.props
    return this.state.failed ? fallback : children
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
