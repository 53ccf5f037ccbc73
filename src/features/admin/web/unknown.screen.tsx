import { NotFoundPage } from '#features/landing/web/index.ts'
import type { PageHandle } from '#platform/web/shell/page.ts'
import { adminTitle } from '../contract/titles.ts'

export const handle: PageHandle = { title: adminTitle, chrome: 'bare', protected: true }

/** Whoever is signed out is led to the sign-in before they hear whether there is such a page. */
export default function UnknownScreen() {
  return <NotFoundPage />
}
