import { setTimeout as sleep } from 'node:timers/promises'
import { expect } from 'vitest'
import { simple, whole } from '#features/forms/server/forms.fixture.ts'
import { newContent } from '#features/forms/contract/rules/new-content.ts'
import { onDatabase } from '#tests/setup/on-database.ts'
import { type Answer, type Browser, openBrowser } from './browser.fixture.ts'

const FORMS = '/api/admin/forms'
const titleOf = (bhs: string) => ({ bhs, en: '' })

/**
 * People at one form while the product is killed: visitors who send it, again where no answer came, and an editor who saves
 * its questions. Hands back what each of them was told is there.
 */
export async function formPeople(port: number, editor: Browser) {
  const title = titleOf('Obrazac pod udarima')
  const { body } = await editor.call(port, 'POST', FORMS, { title })
  const form = String(body.id)
  const url = `${FORMS}/${form}`
  const content = { ...newContent(title), fields: simple }
  const versionOf = async () => String((await editor.call(port, 'GET', url)).body.version)
  await save(await versionOf(), content)
  const { slug } = (await editor.call(port, 'POST', `${url}/publication`)).body
  const { mark } = (await editor.call(port, 'GET', `/api/public/forms/${String(slug)}`)).body
  const sent: string[] = []
  const saved: { version: number; intro: string }[] = []

  function save(version: string, written: object): Promise<Answer> {
    return editor.call(port, 'PUT', url, written, { 'if-match': `"${version}"` })
  }

  /** Sends one answer after the other until none comes; what is told to be sent is among `sent`. */
  async function send(name: string): Promise<void> {
    const visitor = openBrowser()
    for (let n = 0; ; n += 1) {
      const own = `${name}.${n}`
      const answer = await post(visitor, own).catch(() => undefined)
      if (!answer) return void unsure.push(own)
      if (answer.body.sent === true) sent.push(own)
      else {
        // Too soon for a person, or too often for one address: nothing was received.
        await sleep(200)
        n -= 1
      }
    }
  }
  const unsure: string[] = []

  function post(visitor: Browser, name: string): Promise<Answer> {
    return visitor.call(port, 'POST', `/api/public/forms/${String(slug)}/answers`, {
      token: null,
      mark,
      trap: '',
      step: '',
      go: 'next',
      asked: simple.map(({ id }) => id),
      typed: Object.entries({ ...whole, name1: name }).map(([control, value]) => ({
        name: control,
        values: [value],
      })),
      locale: 'bhs',
      framed: false,
    })
  }

  return {
    count: () => Math.min(sent.length, saved.length),
    /** The visitors of one round, and the editor; all of them end when no answer comes any more. */
    work: (round: number) => [send(`${round}.a`), send(`${round}.b`), edit()],
    /** Whoever got no answer presses once more when the product is there again. */
    async repeat(): Promise<void> {
      for (const name of unsure.splice(0)) {
        expect((await post(openBrowser(), name)).body.sent).toBe(true)
        sent.push(name)
      }
    },
    async expectAll(dataDir: string): Promise<void> {
      const rows = await onDatabase(
        dataDir,
        async (client) =>
          (
            await client.query<{ name: string; number: number }>(
              `select answers ->> 'name1' as name, number from form_submissions where form_id = $1 order by number`,
              [form],
            )
          ).rows,
      )
      expect(rows.map(({ name }) => name).toSorted()).toEqual(sent.toSorted())
      expect(rows.map(({ number }) => number)).toEqual(rows.map((_, at) => at + 1))
      const {
        version,
        content: now,
        received,
      } = (await editor.call(port, 'GET', url)).body as {
        version: string
        content: { intro: { bhs: string } }
        received: number
      }
      expect(received).toBe(rows.length)
      const last = saved.at(-1)!
      // At the kill one save may have arrived whose answer has not.
      if (Number(version) === last.version) expect(now.intro.bhs).toBe(last.intro)
      else expect(Number(version)).toBeGreaterThan(last.version)
      expect(saved.map((one) => one.version)).toEqual(
        [...new Set(saved.map((one) => one.version))].toSorted((a, b) => a - b),
      )
    },
  }

  /** Saves the questions one time after the other, each on top of the one before, until no answer comes. */
  async function edit(): Promise<void> {
    let version = await versionOf().catch(() => undefined)
    while (version !== undefined) {
      const intro = `Uvod ${version} ${Date.now() % 100_000}`
      const answer = await save(version, { ...content, intro: titleOf(intro) }).catch(() => undefined)
      if (!answer) return
      if (answer.status === 429) {
        await sleep(200)
        continue
      }
      expect(answer.status).toBe(200)
      version = String(answer.body.version)
      saved.push({ version: Number(version), intro })
    }
  }
}
