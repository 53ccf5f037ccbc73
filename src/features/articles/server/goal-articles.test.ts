import { afterAll, beforeAll, expect, test } from 'vitest'
import { learner, learnVocabulary, occupationId } from '#features/analytics/server/analytics.fixture.ts'
import type { TargetView } from '#features/analytics/contract/targets.endpoints.ts'
import { person, type Person } from '#features/organisations/server/organisations.fixture.ts'
import type { ResponseOf } from '#platform/contract/endpoint.ts'
import type { RichText } from '#platform/contract/rich-text/document.ts'
import { newId } from '#platform/server/db/ids.ts'
import { buildTestApp, type TestApp } from '#tests/setup/test-app.ts'
import type { listGoalArticles } from '../contract/goals.endpoints.ts'
import { newContent } from '../contract/content.ts'

let app: TestApp
let editor: Person
beforeAll(async () => {
  app = await buildTestApp()
  await learnVocabulary(app)
  editor = await person(app, { rights: { role: 'ADMIN', scopes: ['content'] } })
})
afterAll(() => app.stop())

type Need = TargetView['needs'][number]
type Learner = Awaited<ReturnType<typeof learner>>
const readingOf = async (who: Learner) =>
  (await who.send('GET', '/api/goal-articles')).json<ResponseOf<typeof listGoalArticles>>()

async function published(title: string, words: string, who = editor): Promise<string> {
  const { id } = (await who.send('POST', '/api/articles', { title: { bhs: title, en: '' } })).json<{
    id: string
  }>()
  const body: RichText = {
    type: 'doc',
    content: [{ type: 'paragraph', content: [{ type: 'text', text: words }] }],
  }
  const empty = newContent({ bhs: title, en: '' })
  const content = {
    ...empty,
    summary: { bhs: 'Ukratko.', en: '' },
    body: { ...empty.body, bhs: body },
  }
  const { version } = (await who.send('GET', `/api/articles/${id}`)).json<{ version: string }>()
  const saved = await who.send('PUT', `/api/articles/${id}`, content, { 'if-match': version })
  expect(saved.statusCode).toBe(200)
  expect((await who.send('POST', `/api/articles/${id}/submission`, { at: null })).statusCode).toBe(200)
  return id
}

test('a member reads about what her goal still lacks: not what she can do, what was useful, or what was taken back', async () => {
  const amra = await learner(app)
  expect(await readingOf(amra)).toEqual({ goals: false, articles: [] })
  const target = await amra.headFor('occupation', await occupationId(app, 'waiter'))
  const { needs } = (await amra.send('GET', `/api/ai-skills/targets/${target}`)).json<TargetView>()
  const [{ skill: lacks }, { skill: able }] = needs as [Need, Need]
  expect(await readingOf(amra)).toEqual({ goals: true, articles: [] })

  const about = await published('Prvi dan', `Kako sam učila: ${lacks.name.bhs}.`)
  const withdrawn = await published('Povučeno', `Kako sam učila: ${lacks.name.bhs}.`)
  const several = needs.find(({ skill }) => skill.name.bhs.split(' ').length > 1)!.skill.name.bhs
  await published('Riječi bez reda', several.split(' ').toReversed().join(' i uz to '))
  await published('Nešto treće', 'O putovanju vozom kroz Neretvu.')
  await editor.send('POST', `/api/articles/${withdrawn}/withdrawal`)
  const { articles } = await readingOf(amra)
  expect(articles.map(({ article }) => article.id)).toEqual([about])
  expect(articles[0]).toMatchObject({
    goal: { bhs: 'konobar / konobarica' },
    skills: [{ id: lacks.id, name: lacks.name }],
  })

  const useful = await published('Drugi dan', `Opet ${lacks.name.bhs}.`)
  expect((await readingOf(amra)).articles.map(({ article }) => article.id)).toEqual([useful, about])
  await amra.send('PUT', `/api/articles/${useful}/useful`, { isUseful: true })
  expect((await readingOf(amra)).articles.map(({ article }) => article.id)).toEqual([about])

  const other = await published('Treći dan', `Samo ${able.name.bhs}.`)
  expect((await readingOf(amra)).articles.map(({ article }) => article.id)).toContain(other)
  const items = [{ id: newId(), skill: lacks.id, label: lacks.name.bhs, level: 'advanced' }]
  expect((await amra.save('skills', { items })).statusCode).toBe(200)
  const left = (await readingOf(amra)).articles
  expect(left.flatMap(({ skills }) => skills.map(({ id }) => id))).not.toContain(lacks.id)
})

test('only members get the articles for their goals', async () => {
  expect((await app.http.inject('/api/goal-articles')).statusCode).toBe(401)
})
