import type { ReactNode } from 'react'
import { prerender } from 'react-dom/static.edge'

/**
 * Renders a page as the server does, once everything in it is loaded. Tests share a process, and a second renderer of React
 * in it would find the contexts of the first one still in place.
 */
export async function renderHtml(page: ReactNode): Promise<string> {
  const { prelude } = await prerender(page)
  // React separates neighbouring texts by empty comments.
  return (await new Response(prelude).text()).replaceAll('<!-- -->', '')
}
