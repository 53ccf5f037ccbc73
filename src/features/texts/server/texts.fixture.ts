import { type SignedIn, signIn } from '#tests/setup/sign-in.ts'
import type { TestApp } from '#tests/setup/test-app.ts'
import { versionOf } from '../contract/file/text-version.ts'

/** A text that every answer for an unknown address says. */
export const NOT_FOUND = 'platform.server:errors.notFound'

/** Signs in a translator and two global admins, with what they do to texts and read of them. */
export async function textStaff(app: TestApp) {
  const rights = { role: 'ADMIN', globalAdmin: true } as const
  const translator = await signIn(app, { rights: { role: 'ADMIN', scopes: ['content'] } })
  const global = await signIn(app, { rights, firstName: 'Ines', lastName: 'Kapetanović' })
  const colleague = await signIn(app, { rights, firstName: 'Luka', lastName: 'Marić' })
  async function send(path: string, payload: object, as: SignedIn | undefined = global) {
    const answer = await app.http.inject({
      method: 'POST',
      url: `/api/admin/texts${path}`,
      headers: { ...as?.headers, 'accept-language': 'bs' },
      payload,
    })
    return { status: answer.statusCode, body: answer.json() }
  }
  async function read(url: string, as?: SignedIn, language = 'bs') {
    const answer = await app.http.inject({ url, headers: { ...as?.headers, 'accept-language': language } })
    return { status: answer.statusCode, headers: answer.headers, body: answer.json() }
  }
  async function textNow(id: string) {
    const { body } = await read(`/api/admin/texts?q=${encodeURIComponent(id)}`, translator)
    return body.texts.find((text: { id: string }) => text.id === id)
  }
  async function change(id: string, text: string | null, more: object = {}, as?: SignedIn) {
    const base = versionOf((await textNow(id)).texts.bhs)
    return send('/changes', { file: null, texts: [{ id, locale: 'bhs', text, base, ...more }] }, as)
  }
  const history = async () => (await read('/api/admin/texts/changes', translator)).body.changes
  const inForce = async () => {
    const { version } = (await import('#platform/server/i18n/text-overrides.ts')).textsInForce()
    return { version, ...(await read(`/texts/bhs-${version ?? 'aaaaaaaaaaaa'}.json`)) }
  }
  const said = async () => (await read('/api/nothing', undefined)).body.error
  return { translator, global, colleague, send, read, textNow, change, history, inForce, said }
}
