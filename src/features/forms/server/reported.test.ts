import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { moderationIn } from '#features/moderation/server/moderation.fixture.ts'
import { person } from '#features/organisations/server/organisations.fixture.ts'
import { inDays } from '#tests/setup/in-days.ts'
import { buildTestApp, type TestApp } from '#tests/setup/test-app.ts'
import type { EditedForm } from '../contract/editing.endpoints.ts'
import type { OwnSubmission, PublicForm } from '../contract/public.endpoints.ts'
import { both, formDesk, organisationDesk, simple, whole } from './forms.fixture.ts'
import { formKind } from './reportable.ts'

let app: TestApp
beforeAll(async () => void (app = await buildTestApp()))
afterAll(() => app.stop())

const { moderator, report, caseOf, decisionOf, notificationsOf } = moderationIn(() => app)

describe('a form', () => {
  test('disappears for everybody when a moderator takes it down, and returns when a moderator grants the appeal', async () => {
    const own = await organisationDesk(app)
    const form = await own.form(simple, { intro: both('Trebamo broj tvoje kartice.') })
    await form.publish()
    await form.settings({ editableUntil: inDays(3) })
    const { token } = await own.post(form, whole)
    const [reader, staff, another] = [await person(app), await moderator(), await moderator()]
    expect((await own.read(form.slug)).json<PublicForm>().id).toBe(form.id)
    expect((await report(reader, form.id, { kind: 'form' })).statusCode).toBe(204)
    const id = await caseOf(form.id)
    expect(await staff.look(id)).toMatchObject({
      what: 'obrazac',
      path: `/forms/${form.slug}`,
      author: { id: own.editor.userId },
      text: expect.stringMatching(/broj tvoje kartice(?:.|\n)*E-adresa(?:.|\n)*nedjelja/),
    })
    expect((await staff.decide(id, 'hide')).statusCode).toBe(204)

    const sent = async () =>
      (await app.http.inject(`/api/public/forms/${form.slug}/sent?token=${token}`)).json<OwnSubmission>()
    const find = async () => (await app.http.inject('/sitemap.xml')).body.includes(`/forms/${form.slug}<`)
    const state = async () => (await form.see()).state
    expect([(await own.read(form.slug)).statusCode, await find(), await state()]).toEqual([
      404,
      false,
      'hidden',
    ])
    expect((await own.post(form, { ...whole, name1: 'Kasni' })).path).not.toContain('sent')
    // Senders and readers keep earlier answers; senders can no longer change them.
    expect(await sent()).toMatchObject({ answers: { name1: 'Amra Hodžić' }, editableUntil: null })
    expect((await form.rows()).received).toBe(1)
    expect((await form.publish()).json<{ code: string }>().code).toBe('forms.hidden')
    expect(await notificationsOf(own.editor, 'moderation.decision')).toHaveLength(1)

    const decision = await decisionOf(id)
    const text = 'Ispravili smo pitanje.'
    const appeal = await own.editor.send('POST', `/api/moderation/decisions/${decision}/appeal`, { text })
    expect(appeal.statusCode).toBe(204)
    expect((await another.answer(id, 'lifted')).statusCode).toBe(204)
    expect([(await own.read(form.slug)).statusCode, await find(), await state()]).toEqual([200, true, 'open'])
    expect((await sent()).editableUntil).not.toBe(null)
    expect((await form.publish()).json<EditedForm>().state).toBe('open')
  })

  test('that moderators hid cannot be copied or imported until they grant an appeal or its text changes', async () => {
    const own = await organisationDesk(app)
    const intro = both(
      'Uplati 50 KM kotizacije na račun organizatora, pa ti javljamo kad je intervju za posao.',
    )
    const form = await own.form(simple, { intro })
    await form.publish()
    const { content } = await form.see()
    const at = (id: string) => `${own.url}/${id}`
    const make = async (url: string, body?: object) =>
      at((await own.editor.send('POST', url, body)).json<{ id: string }>().id)
    const publish = async (url: string) => own.editor.send('POST', `${url}/publication`)
    const code = async (url: string) => (await publish(url)).json<{ code?: string }>().code
    const before = await make(`${form.url}/copy`)
    const [reader, staff, another] = [await person(app), await moderator(), await moderator()]
    await report(reader, form.id, { kind: 'form' })
    const id = await caseOf(form.id)
    await staff.decide(id, 'hide')

    // The refusal compares with the text that moderators judged, not with later edits of the hidden form.
    await own.editor.send('DELETE', `${form.url}/publication`)
    await form.save({ intro: both('Nešto drugo') })
    const copy = await make(`${before}/copy`)
    const title = both('Sasvim novi naslov')
    const file = await make(own.url, {
      title,
      content: { ...content, title, intro: both(intro.bhs.toUpperCase()) },
    })
    for (const url of [before, copy, file]) expect(await code(url)).toBe('forms.hiddenText')
    expect((await publish(copy)).json<{ error: string }>().error).toContain('Volontiraj na festivalu')
    // Another organisation with a text of its own is not concerned.
    const stranger = await organisationDesk(app)
    expect((await (await stranger.form()).publish()).statusCode).toBe(200)

    const see = await own.editor.send('GET', file)
    const edited = see.json<EditedForm>()
    await own.editor.send(
      'PUT',
      file,
      { ...edited.content, intro: both('Kotizacije nema. Javljamo ti kad je intervju.') },
      { 'if-match': `"${edited.version}"` },
    )
    expect((await publish(file)).json<EditedForm>().state).toBe('open')

    const decision = await decisionOf(id)
    await own.editor.send('POST', `/api/moderation/decisions/${decision}/appeal`, {
      text: 'Kotizacija je ukinuta.',
    })
    expect(await code(copy)).toBe('forms.hiddenText')
    await another.answer(id, 'lifted')
    expect((await publish(copy)).json<EditedForm>().state).toBe('open')
  })

  test('can be reported by everybody who can open it except its author', async () => {
    const own = await organisationDesk(app)
    const form = await own.form()
    const reader = await person(app)
    const code = async (who: Parameters<typeof report>[0], thing = form.id) =>
      (await report(who, thing, { kind: 'form' })).statusCode
    expect([await code(reader), await code(reader, 'nema')]).toEqual([404, 404])
    await form.publish()
    await own.suspend(true)
    expect(await code(reader)).toBe(404)
    await own.suspend(false)
    expect([await code(own.editor), await code(reader)]).toEqual([409, 204])
    await own.editor.send('DELETE', `${form.url}/publication`)
    expect(await code(await person(app))).toBe(404)
  })

  test('sends the decision to its author, or to an owner once the author has left the organisation', async () => {
    const own = await organisationDesk(app)
    const owner = await own.with('owner')
    const form = await own.form()
    await form.publish()
    const author = async (id: string) => (await formKind.find(app.services.db, { id }))?.author
    expect(await author(form.id)).toBe(own.editor.userId)
    await app.services.pool.query('delete from organisation_members where user_id = $1', [own.editor.userId])
    expect(await author(form.id)).toBe(owner.userId)
    const house = await formDesk(app)
    expect(await author((await house.form()).id)).toBe(house.staff.userId)
  })

  test('of an organisation reaches moderators when it is published with signs of fraud', async () => {
    const own = await organisationDesk(app)
    const form = await own.form(simple, {
      intro: both('Pošalji kopiju lične karte i broj kartice na WhatsApp.'),
    })
    await form.publish()
    const { rows } = await app.services.pool.query('select 1 from moderation_cases where thing = $1', [
      form.id,
    ])
    expect(rows).toHaveLength(1)
  })
})
