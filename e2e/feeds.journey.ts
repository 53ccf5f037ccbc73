import { startSite } from '#features/notices/server/feeds/feeds.fixture.ts'
import { signInAs } from './demo.ts'
import { expect, expectAccessible, expectNoOverflow, open, test as base } from './fixtures.ts'
import { type Product, startProduct } from './product.ts'

type Site = Awaited<ReturnType<typeof startSite>>

/** The demo world with a feed site that only this product may reach. */
const test = base.extend<object, { site: Site; product: Product }>({
  site: [
    async ({ browserName: _ }, provide) => {
      const site = await startSite()
      await provide(site)
      await site.stop()
    },
    { scope: 'worker' },
  ],
  product: [
    async ({ site }, provide) => {
      const product = await startProduct({ SEED: 'demo', TEST_FEED_HOSTS: site.host })
      await provide(product)
      await product.stop()
    },
    { scope: 'worker' },
  ],
})
test.use({ viewport: { width: 360, height: 740 } })

const job = (id: number, title: string) =>
  `<item><guid>${id}</guid><title>${title}</title><link>https://primjer.ba/${id}</link>
  <description>&lt;p&gt;Plata 1.300 KM. Mjesto rada: Bihać. Rok za prijave 15.12.2099.&lt;/p&gt;</description></item>`

test('on a phone an editor adds the address of a feed, looks at what came, hears of a failure, and takes it away', async ({
  page,
  site,
}) => {
  const address = site.rss('/oglasi.xml', [job(1, 'Konobar / konobarica')])
  await signInAs(page, 'organisation editor', 'bhs')
  await open(page, '/opportunities/import')
  await page.locator('[name="feedOrganisation"]').selectOption({ label: 'Una Softver' })

  // An error in the address appears beside it, and the typed text stays.
  const field = page.locator('[name="address"]')
  const add = page.getByRole('button', { name: 'Dodaj izvor' })
  await field.fill('una-softver.example/rss')
  await add.click()
  await expect(page.getByText('Upiši punu adresu koja počinje s https:// ili http://.').first()).toBeVisible()
  await field.fill('http://169.254.169.254/latest/meta-data')
  await add.click()
  await expect(page.getByText(/S ove adrese ne uzimamo ništa/).first()).toBeVisible()
  await page.reload()
  await expect(field).toHaveValue('http://169.254.169.254/latest/meta-data')
  await expectAccessible(page)
  await expectNoOverflow(page)

  await page.locator('[name="feedOrganisation"]').selectOption({ label: 'Una Softver' })
  await field.fill(address)
  await add.click()
  await expect(page.getByRole('heading', { level: 3, name: 'Oglasi & pozivi' })).toBeVisible()
  await expect(field).toHaveValue('')
  await expect(page.getByRole('link', { name: /Konobar \/ konobarica/ })).toBeVisible()
  await expectAccessible(page)
  await expectNoOverflow(page)

  // A new item arrives once; a failure shows at its feed.
  site.rss('/oglasi.xml', [job(2, 'Sobar / sobarica'), job(1, 'Konobar / konobarica')])
  const read = page.getByRole('button', { name: 'Pročitaj sad: Oglasi & pozivi' })
  await read.click()
  await expect(page.getByText('Stigao je 1 novi oglas').first()).toBeVisible()
  await expect(page.getByRole('link', { name: /Sobar \/ sobarica/ })).toHaveCount(1)
  await expect(page.getByRole('link', { name: /Konobar \/ konobarica/ })).toHaveCount(1)
  site.at('/oglasi.xml', (_, response) => response.writeHead(503).end())
  await read.click()
  await expect(page.getByRole('listitem').getByText('Druga strana trenutno ne radi.')).toBeVisible()
  await expectAccessible(page)

  await page.getByRole('link', { name: /Sobar \/ sobarica/ }).click()
  await expect(page.getByRole('link', { name: 'Stranica oglasa' })).toHaveAttribute(
    'href',
    'https://primjer.ba/2',
  )
  await expect(page.locator('[name="amountMin"]')).toHaveValue('1300')
  await page.getByRole('link', { name: 'Svi oglasi' }).click()
  await page.getByRole('button', { name: 'Ukloni: Oglasi & pozivi' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Ukloni', exact: true }).click()
  await expect(page.getByRole('heading', { level: 3, name: 'Oglasi & pozivi' })).toHaveCount(0)
  await expect(page.getByText(/Ako vaša stranica ima RSS/)).toBeFocused()
  await expect(page.getByRole('link', { name: /Sobar \/ sobarica/ })).toBeVisible()
})
