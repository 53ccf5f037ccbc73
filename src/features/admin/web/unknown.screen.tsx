import { NotFoundPage } from '#features/landing/web/index.ts'
import type { PageHandle } from '#platform/web/shell/page.ts'
import { adminTitle } from '../contract/titles.ts'

export const handle: PageHandle = { title: adminTitle, chrome: 'bare', protected: true }

/** Sends visitors to the sign-in first, so that they do not learn which pages exist. */
export default function UnknownScreen() {
  return <NotFoundPage />
}
