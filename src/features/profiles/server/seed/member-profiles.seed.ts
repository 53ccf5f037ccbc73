import { textsOf } from '#platform/contract/bilingual.ts'
import { type DemoMember, demoMembers } from '#features/account/server/index.ts'
import { type Area, municipalities } from '#features/places/contract/municipalities.ts'
import { inTransaction } from '#platform/server/db/database.ts'
import { newId } from '#platform/server/db/ids.ts'
import type { Services } from '#platform/server/services.ts'
import { rowsOf } from '#platform/server/db/rows-of.ts'
import { sql } from '#platform/server/db/sql.ts'
import * as z from 'zod/mini'
import { NO_TEXT } from '#platform/contract/bilingual.ts'
import { contents, EMPTY, type SectionName } from '../../contract/sections.ts'
import { slugOf } from '#platform/contract/slug.ts'
import { updateTextTimes } from '#platform/contract/bilingual-age.ts'
import { moreTradeProfiles } from './more-trade-profiles.seed.ts'
import { type TradeProfile, tradeProfiles } from './trade-profiles.seed.ts'

const LEVELS = ['independent', 'advanced', 'basic', 'independent', 'expert', 'advanced', 'basic'] as const
const ENGLISH = ['B1', 'B2', 'A2', 'C1', 'B2', 'B1'] as const
const MOTHER_TONGUE: Partial<Record<Area, 'hr' | 'sr'>> = { RS: 'sr', ZHK: 'hr', K10: 'hr', POS: 'hr' }
const trades = { ...tradeProfiles, ...moreTradeProfiles }
const towns = new Map(municipalities.map((town) => [town.id, town]))

type Headline = readonly [bhs: string, en: string]
/** Mentors who live abroad: public, and with a line of their own about what they do there. */
const ABROAD: Readonly<Record<string, Headline>> = {
  'aida.hasanovic@primjer.ba': ['Programerka u Stockholmu', 'Developer in Stockholm'],
  'selma.karic@primjer.ba': [
    'Vodim mali razvojni tim u Chicagu',
    'I lead a small development team in Chicago',
  ],
  'bojan.stanic@primjer.ba': ['Knjigovođa u Beču', 'Accountant in Vienna'],
}

const accountRows = rowsOf({ id: z.string(), email: z.string() })

/** Writes short profiles of those beside the cast, a few of them public; one statement for each table. */
export async function seedMemberProfiles(services: Services): Promise<void> {
  const emails = demoMembers.map(({ email }) => email)
  const { rows: accounts } = await accountRows(services.db)(sql`
    select id, email from users where email = any(${sql.param(emails)}::citext[])`)
  const ids = new Map(accounts.map(({ id, email }) => [email, id]))
  const people = demoMembers.flatMap((member, place) => {
    const userId = ids.get(member.email)
    const trade = trades[member.trade]
    return userId && trade ? [{ userId, member, place, trade }] : []
  })
  if (people.length === 0) return
  const now = new Date()
  const sections = people.flatMap((person) =>
    Object.entries(sectionsOf(person)).map(([section, sectionContent]) => {
      const name = section as SectionName
      // Demo data must pass the same validation as all input.
      const content = contents[name].parse(sectionContent)
      const noted = updateTextTimes({
        before: textsOf(EMPTY[name]),
        after: textsOf(content),
        written: {},
        now,
      })
      return { user_id: person.userId, section: name, content, written: noted }
    }),
  )
  await inTransaction(services.pool, async (tx) => {
    const profiles = people.map(({ userId, member, place }) => ({
      user_id: userId,
      published_at: place % 6 === 2 || ABROAD[member.email] ? now : null,
    }))
    await tx.execute(sql`
      insert into profiles (user_id, published_at) select user_id, published_at
      from jsonb_populate_recordset(null::profiles, ${JSON.stringify(profiles)}::jsonb)`)
    const slugs = people.map(({ userId, member }) => ({
      user_id: userId,
      slug: slugOf(`${member.firstName} ${member.lastName}`),
    }))
    await tx.execute(sql`
      insert into profile_slugs (slug, user_id, is_current) select slug, user_id, true
      from jsonb_populate_recordset(null::profile_slugs, ${JSON.stringify(slugs)}::jsonb)`)
    await tx.execute(sql`
      insert into profile_sections (user_id, section, content, written)
      select user_id, section, content, written
      from jsonb_populate_recordset(null::profile_sections, ${JSON.stringify(sections)}::jsonb)`)
  })
}

function sectionsOf(input: { member: DemoMember; place: number; trade: TradeProfile }) {
  const { member, place, trade } = input
  const { gender, municipality } = member
  const at = towns.get(municipality)
  const byGender = ([he, she, en]: readonly [string, string, string]) => ({
    bhs: gender === 'female' ? she : he,
    en,
  })
  const where = ([bhs, en]: readonly [string, string]) => ({
    bhs: `${bhs}, ${at?.latin ?? ''}`,
    en: `${en}, ${at?.latin ?? ''}`,
  })
  const entry = { id: newId(), note: NO_TEXT, url: null }
  const began = 2014 + (place % 8)
  const own = ABROAD[member.email]
  const theirs = trade.headlines[place % trade.headlines.length]
  const headline = own ? { bhs: own[0], en: own[1] } : theirs && byGender(theirs)
  const jobs = place % 3 === 0 ? trade.work : trade.work.slice(place % 2, (place % 2) + 1)
  return {
    intro: { headline: headline ?? NO_TEXT, municipality },
    work: {
      items: jobs.map(({ title, place: firm }, index) => ({
        ...entry,
        id: newId(),
        kind: 'job',
        title: byGender(title),
        place: where(firm),
        from: `${began + 4 - index * 2}-0${1 + ((place + index) % 9)}`,
        to: index > 0 || place % 4 === 1 ? `${began + 4 + (index > 0 ? 0 : 3)}-0${1 + (place % 9)}` : null,
      })),
    },
    education: {
      items: [
        {
          ...entry,
          kind: trade.school.kind,
          title: byGender(trade.school.title),
          place: { bhs: trade.school.place[0], en: trade.school.place[1] },
          from: `${began - 2}`,
          to: `${began + 2}`,
        },
      ],
    },
    skills: {
      items: skillsOf(trade.skills, place).map((label, index) => ({
        id: newId(),
        skill: null,
        label,
        level: LEVELS[(place + index) % LEVELS.length],
      })),
    },
    languages: {
      items: [
        { id: newId(), language: (at && MOTHER_TONGUE[at.area]) ?? 'bs', level: 'native' },
        { id: newId(), language: 'en', level: ENGLISH[place % ENGLISH.length] },
        ...(place % 3 === 1 ? [{ id: newId(), language: 'de', level: place % 2 ? 'A2' : 'B1' }] : []),
      ],
    },
  }
}

/** Returns four to eight of them, with a different start for each person. */
function skillsOf(skills: readonly string[], place: number): readonly string[] {
  const turned = [...skills.slice(place % 4), ...skills.slice(0, place % 4)]
  return turned.slice(0, 4 + (place % 5))
}
