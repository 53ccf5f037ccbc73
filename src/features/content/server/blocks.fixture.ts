import type { Inline, RichText } from '#platform/contract/rich-text/document.ts'
import { type SignedIn, signIn } from '#tests/setup/sign-in.ts'
import type { TestApp } from '#tests/setup/test-app.ts'

export const admin = '/api/admin/content/blocks'

/** Returns a text of parts, as the editor sends it. */
export function textOf(...content: Inline): RichText {
  return { type: 'doc', content: [{ type: 'paragraph', content }] }
}

/** Creates two admins who may publish and one who may only read, with their calls. */
export async function editors(app: TestApp) {
  const rights = { role: 'ADMIN', globalAdmin: true } as const
  const global = await signIn(app, { rights, firstName: 'Ines', lastName: 'Kapetanović' })
  const colleague = await signIn(app, { rights, firstName: 'Luka', lastName: 'Marić' })
  const contentAdmin = await signIn(app, { rights: { role: 'ADMIN', scopes: ['content'] } })

  async function call(method: 'GET' | 'PUT' | 'POST', path: string, as?: SignedIn, payload?: object) {
    const answer = await app.http.inject({
      method,
      url: path,
      headers: { ...as?.headers, 'accept-language': 'en' },
      ...(payload && { payload }),
    })
    return { status: answer.statusCode, body: answer.json() }
  }
  return {
    global,
    colleague,
    contentAdmin,
    read: (path: string, as?: SignedIn) => call('GET', path, as),
    send: (method: 'PUT' | 'POST', path: string, payload: object, as?: SignedIn) =>
      call(method, path, as, payload),
    save: (
      id: string,
      body: { document: unknown; revision: number; locale?: string },
      as: SignedIn | undefined = global,
    ) => call('PUT', `${admin}/${id}`, as, { locale: 'bhs', ...body }),
  }
}
export type Editors = Awaited<ReturnType<typeof editors>>
