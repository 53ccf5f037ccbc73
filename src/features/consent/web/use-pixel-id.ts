import { useRouteLoaderData } from 'react-router'

/** Returns the operator's pixel; without one nothing is measured and nobody is asked. */
export function usePixelId(): string | undefined {
  return useRouteLoaderData<{ pixelId: string | undefined }>('root')?.pixelId
}
