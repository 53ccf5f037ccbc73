import { useRouteLoaderData } from 'react-router'

/** The product's name, one setting of the operator. */
export function useProductName(): string {
  return useRouteLoaderData<{ product: string }>('root')?.product ?? ''
}
