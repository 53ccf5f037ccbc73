import { useNavigation } from 'react-router'

/** A line at the top while the next page is on its way; what comes within a blink shows none. */
export function NavigationProgress() {
  const { state } = useNavigation()
  if (state === 'idle') return null
  return (
    <div
      aria-hidden="true"
      className="navigation-progress print:hidden fixed inset-x-0 top-0 z-40 h-0.5 bg-river"
    />
  )
}
