import type { PageHandle } from '#platform/web/shell/page.ts'
import { adminTitle } from '../contract/titles.ts'
import { Console } from './console.tsx'

export const handle: PageHandle = { title: adminTitle, chrome: 'noFooter', protected: true }

export default function AdminScreen() {
  return <Console />
}
