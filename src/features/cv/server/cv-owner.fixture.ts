import { owner } from '#features/profiles/server/profiles.fixture.ts'
import type { Contents } from '#features/profiles/contract/sections.ts'
import type { ResponseOf } from '#platform/contract/endpoint.ts'
import type { TestApp } from '#tests/setup/test-app.ts'
import type { Cv, CvLink, listCvs } from '../contract/cv.endpoints.ts'
import type { CvVariant } from '../contract/variant.ts'

export type CvOwner = Awaited<ReturnType<typeof cvOwner>>

/** Creates a member with a browser, a filled profile and the calls of their CVs. */
export async function cvOwner(app: TestApp, contents: Contents, options: Parameters<typeof owner>[1] = {}) {
  const person = await owner(app, options)
  await Promise.all(Object.entries(contents).map(([section, content]) => person.save(section, content)))
  const get = async (id: string) => (await person.send('GET', `/api/cvs/${id}`)).json<Cv>()
  return {
    ...person,
    get,
    list: async () => (await person.send('GET', '/api/cvs')).json<ResponseOf<typeof listCvs>>(),
    create: async (template: string) =>
      (await person.send('POST', '/api/cvs', { template })).json<{ id: string }>().id,
    /** Saves a CV with a change; `from` is any person who can read it. */
    async change(
      id: string,
      change: (variant: CvVariant) => object,
      version?: string,
      from: { get: typeof get } = { get },
    ) {
      const cv = await from.get(id)
      const body = change(variantOf(cv))
      return person.send('PUT', `/api/cvs/${id}`, body, { 'if-match': `"${version ?? cv.version}"` })
    },
    share: async (id: string, days = 0) =>
      (await person.send('PUT', `/api/cvs/${id}/link`, { days })).json<CvLink>(),
  }
}

function variantOf({ name, design, script, shows, sections }: Cv): CvVariant {
  return {
    name,
    design,
    script,
    shows,
    sections: sections.map((section) => ({
      name: section.name,
      shown: section.shown,
      entries: section.entries.map(({ id, shown }) => ({ id, shown })),
    })),
  }
}
