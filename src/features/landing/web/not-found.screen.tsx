import { data, type LoaderFunctionArgs, redirect } from 'react-router'
import { getMovedPage } from '#platform/contract/moved-pages.endpoints.ts'
import { pageRequest } from '#platform/web/shell/page-context.ts'
import { NotFoundPage } from './not-found-page.tsx'

export const handle = { reading: true, hidden: true, chrome: 'bare' }

const PATH_MAX = 2000

/** An address that something had on the site it came from leads to it; any other is no page. */
export async function loader({ context, request }: LoaderFunctionArgs) {
  const { pathname } = new URL(request.url)
  const { api } = context.get(pageRequest)
  const { path } =
    pathname.length > PATH_MAX ? { path: null } : await api(getMovedPage, { query: { path: pathname } })
  if (path) throw redirect(path, 301)
  return data(null, { status: 404 })
}

/** Every path that is no page. */
export default function NotFoundScreen() {
  return <NotFoundPage />
}
