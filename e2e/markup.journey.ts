import { signInAs, test } from './demo.ts'
import { expect, type Page } from './fixtures.ts'
import { STRUCK } from './hostile-world.ts'

// Without the content policy only the pages' own handling of texts protects people.
test.use({ bypassCSP: true, world: 'hostile', viewport: { width: 360, height: 740 } })

const MAX_PAGES = 30
const ALIKE = 2
const START = {
  visitor: ['/', '/opportunities', '/organisations'],
  member: ['/dashboard', '/opportunities', '/recommended', '/applications', '/profile', '/ai-skills', '/cv'],
  'organisation editor': ['/dashboard', '/organisations/mine', '/applications'],
  'global admin': [
    '/admin',
    '/admin/organisations',
    '/admin/opportunities',
    '/admin/audit',
    '/admin/vocabulary',
    '/admin/statistics',
    '/admin/statistics/applications',
  ],
}

type Seen = { struck: boolean; scripts: string[]; wider: number; text: string; links: string[] }

/** Runs in the page. React replaces a link that runs a script by one that throws. */
const LOOK = `(() => {
  const anchors = [...document.querySelectorAll('a[href], area[href]')]
  const runs = ({ href }) => /^\\s*javascript:/i.test(href) && !href.includes('React has blocked')
  return {
    struck: '${STRUCK}' in globalThis,
    scripts: anchors.filter(runs).map(({ outerHTML }) => outerHTML),
    wider: document.documentElement.scrollWidth - innerWidth,
    text: document.body.innerText,
    links: anchors.filter(({ origin }) => origin === location.origin).map(({ pathname }) => pathname),
  }
})()`

for (const [role, start] of Object.entries(START)) {
  test(`markup that somebody wrote stays text for everybody, and a link to a script is none (${role})`, async ({
    page,
  }) => {
    if (role !== 'visitor') await signInAs(page, role)
    const read = await walk(page, start)
    expect(read.pages).toBeGreaterThan(5)
    // Otherwise the pages showed none of the markup.
    expect(read.withMarkup).toBeGreaterThan(3)
  })
}

/** Visits the pages linked from some, a few of each form, and looks for script or broken markup. */
async function walk(page: Page, start: readonly string[]): Promise<{ pages: number; withMarkup: number }> {
  const waiting = [...start]
  const forms = new Map<string, number>()
  const met = new Set<string>()
  let withMarkup = 0
  while (met.size < MAX_PAGES) {
    const path = waiting.shift()
    if (!path) break
    const form = path.replace(/\/[^/]*\d[^/]*|(?<=\/(?:opportunities|organisations|profil)\/)[^/]+/g, '/*')
    if (met.has(path) || (forms.get(form) ?? 0) >= ALIKE) continue
    met.add(path)
    forms.set(form, (forms.get(form) ?? 0) + 1)
    const answer = await page.goto(path)
    expect([path, answer?.status()]).not.toEqual([path, 500])
    await page.waitForLoadState('networkidle')
    const { struck, scripts, wider, text, links } = await page.evaluate<Seen>(LOOK)
    expect([path, struck, scripts]).toEqual([path, false, []])
    // It is also the longest word that anybody will ever write.
    expect.soft([path, wider]).toEqual([path, 0])
    if (text.includes(`onerror="window.${STRUCK}`)) withMarkup += 1
    waiting.push(...links.filter((link) => !/\.\w+$|^\/(api|dev|login|register)/.test(link)))
  }
  return { pages: met.size, withMarkup }
}
