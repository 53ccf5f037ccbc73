import type { Person } from '#features/organisations/server/organisations.fixture.ts'
import type { Block } from '../contract/blocks/definitions.ts'
import type { Content } from '../contract/content.ts'
import type { EditedPage } from '../contract/editing.endpoints.ts'
import { type Adder, adder, both } from './seed/demo-page.ts'

let last = 0
/** Blocks of a test, each with an id of its own. */
export const add: Adder = adder(() => `t${(last += 1)}`)
export const hero = (bhs: string, en = '') => add('hero', { title: both(bhs, en) })

/** A page that a member of staff has begun, and what they do with it. */
export async function draftPage(
  staff: Person,
  { title = 'Dan otvorenih vrata', blocks = [] as Block[] } = {},
) {
  const { id, slug } = (
    await staff.send('POST', '/api/admin/pages', { title: both(title, ''), from: null })
  ).json<{ id: string; slug: string }>()
  const url = `/api/admin/pages/${id}`
  const see = async () => (await staff.send('GET', url)).json<EditedPage>()
  async function save(change: (now: Content) => Content) {
    const now = await see()
    return staff.send('PUT', url, change(now.content), { 'if-match': `"${now.version}"` })
  }
  const put = (content: Block[]) => save((now) => ({ ...now, content }))
  if (blocks.length > 0) await put(blocks)
  return {
    id,
    slug,
    url,
    see,
    save,
    put,
    publish: (moments: { at?: string | null; until?: string | null } = {}) =>
      staff.send('POST', `${url}/publication`, { at: null, until: null, ...moments }),
  }
}
