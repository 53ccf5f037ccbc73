import { data } from 'react-router'
import { NotFoundPage } from './not-found-page.tsx'

export const handle = { reading: true, hidden: true, chrome: 'bare', cacheable: true }

export function loader() {
  return data(null, { status: 404 })
}

/** Every path that is no page. */
export default function NotFoundScreen() {
  return <NotFoundPage />
}
