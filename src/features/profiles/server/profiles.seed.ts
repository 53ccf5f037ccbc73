import { bilingualOf, NO_TEXT, textsOf } from '#platform/contract/bilingual.ts'
import { cast } from '#features/account/server/index.ts'
import { findUserByEmail } from '#platform/server/auth/users.queries.ts'
import { type Db, inTransaction } from '#platform/server/db/database.ts'
import { newId } from '#platform/server/db/ids.ts'
import type { Services } from '#platform/server/services.ts'
import { contents, type SectionName } from '../contract/sections.ts'
import type { CastProfile } from './cast-profile.ts'
import { castProfiles } from './cast-profiles.seed.ts'
import { saveEmptyProfile, lockSection, savePublication, saveSectionRow } from './profiles.queries.ts'
import { seedFaces } from './seed/faces.seed.ts'
import { seedMemberProfiles } from './seed/member-profiles.seed.ts'
import { getOrInsertSlug } from './slugs.queries.ts'
import { updateTextTimes } from '#platform/contract/bilingual-age.ts'

/** Seeds the profiles of the cast and of other members, in both languages. */
export async function seedProfiles(services: Services): Promise<void> {
  for (const [who, profile] of Object.entries(castProfiles)) {
    const { email } = cast[who as keyof typeof cast]
    const user = await findUserByEmail(services.db, email)
    if (!user) continue
    const name = `${user.firstName} ${user.lastName}`
    await inTransaction(services.pool, async (tx) => {
      await saveEmptyProfile(tx, user.id)
      await getOrInsertSlug(tx, { userId: user.id, name })
      for (const [section, content] of Object.entries(sectionsOf(profile))) {
        await write(tx, { userId: user.id, section: section as SectionName, content })
      }
      if (profile.published) await savePublication(tx, user.id, true)
    })
  }
  await seedMemberProfiles(services)
  await seedFaces(services)
}

function sectionsOf({ municipality, headline, about, entries, skills, languages }: CastProfile) {
  const listed = Object.entries(entries).map(([section, items]) => [
    section,
    {
      items: items.map(({ kind, title, place, note, from, to = null }) => ({
        id: newId(),
        kind,
        title: bilingualOf(title),
        place: bilingualOf(place),
        note: note ? bilingualOf(note) : NO_TEXT,
        from,
        to,
        url: null,
      })),
    },
  ])
  return {
    intro: { headline: bilingualOf(headline), municipality },
    about: { about: bilingualOf(about) },
    skills: { items: skills.map(([label, level]) => ({ id: newId(), skill: null, label, level })) },
    languages: { items: languages.map(([language, level]) => ({ id: newId(), language, level })) },
    ...(Object.fromEntries(listed) as object),
  }
}

async function write(
  tx: Db,
  input: { userId: string; section: SectionName; content: object },
): Promise<void> {
  // Demo data must pass the same validation as all input.
  const content = contents[input.section].parse(input.content)
  const { content: before, written } = await lockSection(tx, input)
  await saveSectionRow(tx, {
    ...input,
    content,
    written: updateTextTimes({ before: textsOf(before), after: textsOf(content), written, now: new Date() }),
  })
}
