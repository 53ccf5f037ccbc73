import sharp from 'sharp'
import { onDatabase } from '#tests/setup/on-database.ts'
import { signInAs, test } from './demo.ts'
import { expect, expectAccessible, expectNoOverflow, open, type Page } from './fixtures.ts'

test.use({ viewport: { width: 360, height: 740 }, hasTouch: true })

const RED = [200, 30, 30]
const GREEN = [30, 140, 60]
const BLUE = [30, 60, 200]

test('an author on a phone chooses parts of a picture by keys and by touch, and sees them in the list and where the article is shared', async ({
  page,
  product,
}) => {
  await onDatabase(product.dataDir, (client) =>
    client.query(
      `insert into article_trusted_authors (user_id) select id from users where email like 'amra%' on conflict do nothing`,
    ),
  )
  await signInAs(page, 'member', 'bhs')
  await open(page, '/articles/pictures')
  await page.locator('input[type=file]').setInputFiles({
    name: 'obala.png',
    mimeType: 'image/png',
    buffer: await threeColours(),
  })
  const sheet = page.getByRole('dialog', { name: 'Slika' })

  for (const shape of ['Široko', 'Kvadrat']) {
    const choice = sheet.getByRole('button', { name: new RegExp(`^Izaberi izrez: ${shape}`) })
    await choice.press('Enter')
    await sheet.getByRole('slider', { name: 'Veličina izreza' }).press('Home')
    await sheet.getByRole('slider', { name: 'Lijevo i desno' }).press('End')
    await expectAccessible(page)
    await expectNoOverflow(page)
    await sheet.getByRole('button', { name: 'Sačuvaj izrez' }).press('Enter')
    await expect(choice).toContainText('izabrano')
  }

  await sheet.getByRole('button', { name: /^Izaberi izrez: Za dijeljenje/ }).tap()
  await sheet.getByRole('slider', { name: 'Veličina izreza' }).press('Home')
  await dragLeft(page)
  // By the key: a browser takes a tap while the sheet still scrolls for the end of the scrolling.
  await sheet.getByRole('button', { name: 'Sačuvaj izrez' }).press('Enter')
  await expect(sheet.getByRole('button', { name: /Za dijeljenje/ })).toContainText('izabrano')

  const slug = await publishWithNewestPicture(page)
  expect(await listed(page, { slug, list: '/articles?topic=abroad' })).toEqual({
    ratio: 1.78,
    colour: BLUE.map(nearly),
  })
  expect(await listed(page, { slug, list: '/articles?q=obale' })).toEqual({
    ratio: 1,
    colour: BLUE.map(nearly),
  })

  const share = await page.request.get(`/share/clanak-${slug}-bhs-1200x630.png`)
  expect(await middleOf(await share.body())).toEqual(RED.map(nearly))

  await page.goto(`/articles/${slug}`)
  await expect(page.getByRole('img', { name: 'Tri obale' })).toBeVisible()
  await expectNoOverflow(page)
})

/** The first of a list stands large. */
async function listed(page: Page, { slug, list }: { slug: string; list: string }) {
  await page.goto(list)
  const row = page.getByRole('article').filter({ has: page.locator(`a[href="/articles/${slug}"]`) })
  const picture = row.locator('img')
  await picture.scrollIntoViewIfNeeded()
  await expect.poll(() => picture.evaluate((image) => 'currentSrc' in image && image.currentSrc)).not.toBe('')
  const box = await picture.boundingBox()
  const address = await picture.evaluate((image) => ('currentSrc' in image ? String(image.currentSrc) : ''))
  const colour = await middleOf(await (await page.request.get(address)).body())
  return { ratio: Math.round((100 * box!.width) / box!.height) / 100, colour }
}

async function threeColours(): Promise<Buffer> {
  const band = (colour: number[]) => ({
    input: {
      create: { width: 400, height: 600, channels: 3 as const, background: `rgb(${colour.join(',')})` },
    },
  })
  return sharp({ create: { width: 1200, height: 600, channels: 3, background: '#fff' } })
    .composite([RED, GREEN, BLUE].map((colour, n) => ({ ...band(colour), left: n * 400, top: 0 })))
    .png()
    .toBuffer()
}

/** The colour in the middle, a little above the words of a share picture. */
async function middleOf(picture: Buffer): Promise<number[]> {
  const { width, height } = await sharp(picture).metadata()
  const place = { left: Math.floor(width / 2), top: Math.floor(height / 10), width: 1, height: 1 }
  return [...(await sharp(picture).extract(place).removeAlpha().raw().toBuffer())]
}

/** Codecs change a colour by little. */
const nearly = (value: number): unknown => expect.closeTo(value, -1.3)

/** A finger moves the part over the picture, as far to the left as it goes. */
async function dragLeft(page: Page): Promise<void> {
  const surface = page.locator('svg.touch-none')
  await surface.scrollIntoViewIfNeeded()
  const box = await surface.boundingBox()
  if (!box) throw new Error('The picture is on the screen')
  const touch = await page.context().newCDPSession(page)
  const y = box.y + box.height / 2
  const at = (x: number) => [{ x, y }]
  await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: at(box.x + box.width / 2) })
  for (const part of [0.4, 0.25, 0.1, 0.01])
    await touch.send('Input.dispatchTouchEvent', {
      type: 'touchMove',
      touchPoints: at(box.x + box.width * part),
    })
  await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
}

type Answer = { id: string; slug: string; version: string; content: object; pictures: { id: string }[] }

/** An article by this author with the newest picture of the library as its cover; returns its address. */
function publishWithNewestPicture(page: Page): Promise<string> {
  return page.evaluate(async () => {
    const authorization = `Bearer ${localStorage.getItem('accessToken')}`
    async function send(path: string, { version, ...options }: RequestInit & { version?: string } = {}) {
      const headers = {
        authorization,
        ...(options.body && { 'content-type': 'application/json' }),
        ...(version && { 'if-match': `"${version}"` }),
      }
      const answer = await fetch(path, { ...options, headers })
      if (!answer.ok) throw new Error(`${path}: ${await answer.text()}`)
      return (await answer.json()) as Answer
    }
    const title = { bhs: 'Tri obale jedne rijeke', en: '' }
    const { pictures } = await send('/api/library')
    const { id } = await send('/api/articles', { method: 'POST', body: JSON.stringify({ title }) })
    const { version, content } = await send(`/api/articles/${id}`)
    const text = [{ type: 'text', text: 'Stajala sam na mostu i gledala.' }]
    const next = {
      ...content,
      topic: 'abroad',
      summary: { bhs: 'Jedan dan na mostu.', en: '' },
      body: {
        bhs: { type: 'doc', content: [{ type: 'paragraph', content: text }] },
        en: { type: 'doc', content: [] },
      },
      cover: { picture: pictures[0]?.id, alt: { bhs: 'Tri obale', en: '' } },
    }
    await send(`/api/articles/${id}`, { method: 'PUT', body: JSON.stringify(next), version })
    const { slug } = await send(`/api/articles/${id}/submission`, {
      method: 'POST',
      body: JSON.stringify({ at: null }),
    })
    return slug
  })
}
