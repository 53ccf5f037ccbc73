import { Component, type ReactNode } from 'react'
import { ErrorScreen } from './error-screen.tsx'

type Props = { place: string; children: ReactNode }
type State = { failedAt: string | undefined }

/**
 * Shows the error screen where a screen or its frame cannot be drawn. It stands inside the document: drawing the
 * document itself anew would make script elements out of markup, which the content policy refuses.
 */
export class ScreenBoundary extends Component<Props, State> {
  override state: State = { failedAt: undefined }
  static getDerivedStateFromError(): Partial<State> {
    return { failedAt: '' }
  }
  static getDerivedStateFromProps({ place }: Props, { failedAt }: State): State {
    if (failedAt === '') return { failedAt: place }
    return { failedAt: failedAt === place ? failedAt : undefined }
  }
  override render() {
    return this.state.failedAt === undefined ? this.props.children : <ErrorScreen bare />
  }
}
