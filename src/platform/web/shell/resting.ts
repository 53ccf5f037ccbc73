import { useRouteLoaderData } from 'react-router'

const NONE: readonly string[] = []

/** Beginnings of the addresses of pages that staff have switched off for a time. */
export function useRestingPages(): readonly string[] {
  return useRouteLoaderData<{ resting?: readonly string[] }>('root')?.resting ?? NONE
}
