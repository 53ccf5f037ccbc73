import { useEffect } from 'react'
import { FocusKeeper } from './focus-keeper.ts'

/** Once on every page. */
export function useFocusKeeper(): void {
  useEffect(() => new FocusKeeper().start(), [])
}
